import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JsonObject } from '../../authoring/json/Json'
import { runControl } from '../embedded/control/routeControl'
import { type CloudOptions, createCloud } from '../createCloud'
import { assertWho } from '../embedded/social/assertions'

/** A cloud of a test, with what it logged and where its data lies. */
export type TestCloud = Awaited<ReturnType<typeof startTestCloud>>

/** Often enough that a test sees a player go, and seldom enough that a busy machine does not miss it, ms. */
const beat = 400

/** Starts a cloud on a free port of this machine with a folder of its own, unless one is given. */
export async function startTestCloud(options: Partial<CloudOptions> = {}) {
  takeBytesOfNode()
  const lines: string[] = []
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'cloud-')))
  const start = (port: number) =>
    createCloud({ host: '127.0.0.1', beat, log: (line) => lines.push(line), ...options, folder, port })
  let cloud = await start(options.port ?? 0)
  return {
    url: cloud.url,
    port: cloud.port,
    config: cloud.config,
    lines,
    folder,
    /** The cloud that runs now; another one after a restart. */
    running: () => cloud,
    accounts: () => cloud.accounts,
    /** The mails, the latest first. */
    outbox: () => cloud.outbox.all(),
    /** What POST /control does. */
    async control(fields: JsonObject) {
      const wrong = runControl(cloud.control, fields)
      if (wrong !== undefined) throw new Error(`The control does not understand ${wrong}`)
    },
    /** What a social provider's stand-in states once it was asked. */
    assertWho: (providerId: string, who: { email: string; displayName?: string }) =>
      assertWho(cloud.identity, providerId, who),
    /** Ends it and starts it again at the same address with the same data. */
    async restart() {
      await cloud.close()
      cloud = await start(cloud.port)
    },
    /** Ends it and, unless the folder was given, deletes its data. */
    async close() {
      await cloud.close()
      if (options.folder === undefined) await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/**
 * A test with a document has another kind of bytes than Node makes, which what signs tokens does not take.
 */
function takeBytesOfNode(): void {
  globalThis.Uint8Array = Object.getPrototypeOf(Buffer)
}
