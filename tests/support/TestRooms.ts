import { vi } from 'vitest'
import { assertTaken } from './assertTaken'
import type { PlayerOptions } from '../../player/createPlayer'
import { LastPushes, connectTestClient } from '../../player/testing/connectTestClient'
import { startRooms, type TestPlayer, startTestPlayer } from '../../player/testing/startTestPlayer'

/** As rooms are named in requests. */
const ip = ({ port }: TestPlayer) => `127.0.0.1:${port}`

/** Players of a test that know each other, and what interfaces of them hear. */
export class TestRooms {
  readonly #ends: (() => unknown)[] = []

  /** Waits until a check passes. */
  eventually(check: () => void): Promise<void> {
    return vi.waitFor(check, { timeout: 20_000, interval: 20 })
  }

  /** Has something done at the end of the test, the last first. */
  atEnd(end: () => unknown): void {
    this.#ends.push(end)
  }

  /** Starts one more player. */
  async start(options: Partial<PlayerOptions>): Promise<TestPlayer> {
    const player = await startTestPlayer(options)
    this.atEnd(() => player.close())
    return player
  }

  /** Connects one more interface, which asks for rooms, outputs and state. */
  async watch(player: TestPlayer, generation: 2 | 4 = 4): Promise<LastPushes> {
    const client = await connectTestClient(player.url, generation)
    this.atEnd(() => {
      assertTaken(client)
      client.close()
    })
    client.emit('getMultiRoomDevices')
    client.emit('getAudioOutputs')
    client.emit('getState')
    return new LastPushes(client)
  }

  /** Presses a button of a player's control page. */
  async press(player: TestPlayer, action: string): Promise<void> {
    await fetch(`${player.url}/control/run`, { method: 'POST', body: JSON.stringify({ action }) })
  }

  /** Kitchen, Attic and Bath, once all know each other; `seen` is what an interface of Kitchen hears. */
  async three(options: Partial<PlayerOptions> = {}) {
    const players = await startRooms(['Kitchen', 'Attic', 'Bath'], (each) =>
      this.start({ ...options, ...each }),
    )
    const [kitchen, attic, bath] = players
    if (!kitchen || !attic || !bath) throw new Error('there are three')
    const isKnown = () => players.every(({ roomSystem }) => roomSystem.rooms().length === 2)
    await vi.waitUntil(isKnown, { timeout: 20_000, interval: 20 })
    const seen = await this.watch(kitchen, options.generation)
    await vi.waitUntil(() => seen.of('pushAudioOutputs'), { timeout: 20_000, interval: 20 })
    const set = (player: TestPlayer, how: 'client' | 'server' | 'single') =>
      seen.client.emit('setMultiroom', { ip: ip(player), set: how })
    /** Who follows one of them. */
    const children = (name = 'Kitchen') => seen.room(name)?.child?.map((one) => one.name)
    /** Has Kitchen lead Attic and Bath. */
    const group = async () => {
      for (const child of [attic, bath]) {
        set(child, 'client')
        set(kitchen, 'server')
      }
      await vi.waitUntil(() => children()?.join() === 'Attic,Bath', { timeout: 20_000, interval: 20 })
    }
    return { kitchen, attic, bath, seen, ip, set, children, group }
  }

  /** Ends all of it. */
  async end(): Promise<void> {
    for (const end of this.#ends.splice(0).toReversed()) await end()
  }
}
