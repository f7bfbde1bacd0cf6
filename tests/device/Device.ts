import { connectTestClient, type TestClient } from '../../player/testing/connectTestClient'
import { probeGeneration } from '../../src/device/discovery/probeGeneration'
import { until } from './until'

/** A thing that a device pushed, of whatever shape; what is no record reads as an empty one. */
export type Pushed = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Pushed =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value as a record; anything else is an empty one. */
export const recordOf = (value: unknown): Pushed => (isRecord(value) ? value : {})

/** The records in a value that should be an array of them. */
export const recordsOf = (value: unknown): Pushed[] => (Array.isArray(value) ? value.filter(isRecord) : [])

/** Words in a value; devices send numbers for some and null for others. */
export const wordsOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

/** A second socket on a device, of the generation that it speaks: what is true there, whoever draws it. */
export class Device {
  readonly #client: TestClient
  #drops = 0

  private constructor(client: TestClient) {
    this.#client = client
    void this.#countDrops()
  }

  /**
   * How often the device has let go of this socket: one that ends comes back so soon that nothing else shows
   * it.
   */
  get drops(): number {
    return this.#drops
  }

  /** Connects to the device at an address, e.g. `http://192.168.1.50`; throws where none answers. */
  static async connect(url: string): Promise<Device> {
    const generation = await probeGeneration(url, { get: fetch, ownOrigin: url, limit: 10_000 })
    if (typeof generation === 'string') throw new Error(`${url} is no player of a generation that is known`)
    return new Device(await connectTestClient(url, generation))
  }

  /** Sends a request that is not answered, or whose answer does not matter. */
  emit(event: string, ...values: unknown[]): void {
    this.#client.emit(event, ...values)
  }

  /** Sends a request and gives the next push of a name; throws after `milliseconds` without one. */
  async ask(event: string, push: string, payload?: unknown, milliseconds = 10_000): Promise<unknown> {
    const from = this.#client.messages.length
    if (payload === undefined) this.#client.emit(event)
    else this.#client.emit(event, payload)
    const answer = await until(
      () => this.#pushedSince(from, push),
      `the device to answer ${event} with ${push}`,
      milliseconds,
    )
    return answer.payload
  }

  async state(): Promise<Pushed> {
    return recordOf(await this.ask('getState', 'pushState'))
  }

  async queue(): Promise<Pushed[]> {
    return recordsOf(await this.ask('getQueue', 'pushQueue'))
  }

  /** Names of the queue's entries, in order. */
  async queueNames(): Promise<string[]> {
    return (await this.queue()).map(({ name, title }) => wordsOf(name ?? title))
  }

  /** All items of a place of the library, of all its lists. */
  async browse(uri: string): Promise<Pushed[]> {
    // A list that is being written is not answered: who asks again soon has it.
    const { navigation } = recordOf(await this.ask('browseLibrary', 'pushBrowseLibrary', { uri }, 3_000))
    return recordsOf(recordOf(navigation)['lists']).flatMap(({ items }) => recordsOf(items))
  }

  async playlists(): Promise<string[]> {
    const names = await this.ask('listPlaylist', 'pushListPlaylist')
    return Array.isArray(names) ? names.map(wordsOf) : []
  }

  close(): void {
    this.#client.close()
  }

  async #countDrops(): Promise<never> {
    for (;;) {
      await this.#client.once('disconnect')
      this.#drops += 1
    }
  }

  #pushedSince(from: number, push: string): { payload: unknown } | undefined {
    const start = `2["${push}"`
    const message = this.#client.messages.slice(from).find((text) => text.startsWith(start))
    if (message === undefined) return undefined
    const [, payload]: unknown[] = JSON.parse(message.slice(1))
    return { payload }
  }
}
