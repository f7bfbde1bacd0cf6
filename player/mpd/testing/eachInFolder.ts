import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import type { PlayerOptions } from '../../createPlayer'
import { connectTestClient, type TestClient } from '../../testing/connectTestClient'
import { startTestPlayer, type TestPlayer } from '../../testing/startTestPlayer'
import type { MpdLogin } from '../connectMpd'

/** A folder that a test has for itself, and what it has started. */
export interface TestPlace {
  folder(): string
  /** Has it closed behind the test, after all that is told later; gives it. */
  open<T extends { close(): unknown }>(one: T): T
  /** Closes all of it now. */
  closeAll(): Promise<void>
  /** A player on that MPD, and a client of it. */
  start(
    login: MpdLogin,
    options?: Partial<PlayerOptions>,
  ): Promise<{ player: TestPlayer; client: TestClient }>
}

/** Gives each test of a file a folder, and deletes it behind it, when all is closed that was opened there. */
export function eachInFolder(name: string): TestPlace {
  let folder = ''
  let opened: { close(): unknown }[] = []
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), `${name}-`))
  })
  const closeAll = async () => {
    const all = opened.reverse()
    opened = []
    for (const one of all) await one.close()
  }
  afterEach(async () => {
    await closeAll()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  })
  const open = <T extends { close(): unknown }>(one: T): T => {
    opened.push(one)
    return one
  }
  return {
    folder: () => folder,
    open,
    closeAll,
    async start(login, options) {
      const player = await startTestPlayer({ synthetic: 0, ...options, mpd: { kind: 'shared', login } })
      open(player)
      return { player, client: open(await connectTestClient(player.url, 4)) }
    },
  }
}
