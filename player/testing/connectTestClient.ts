import { createRequire } from 'node:module'
import type { Json } from '../../authoring/json/Json'
import type { PushPayloads } from '../../schemas/generated/types'

/** An engine connection, in the form that both libraries give it. */
interface Engine {
  on(event: 'data', listener: (message: unknown) => void): void
  send(message: string): void
}

/** What is used of either library's socket. */
interface LibrarySocket {
  io: {
    engine: Engine
    decoder: { add: (message: unknown) => void }
    on(event: 'open', listener: () => void): void
  }
  emit(event: string, ...values: unknown[]): void
  on(event: 'connect' | 'disconnect', listener: (reason: string) => void): void
  disconnect(): void
  connected: boolean
}

/** A client of a test: every event that came, and the raw messages. */
export interface TestClient {
  emit(event: string, ...values: unknown[]): void
  /** Sends a message of the socket protocol as it is, right or wrong. */
  send(message: string): void
  /** The payload of the next event of that name that was not taken yet, at once or when it comes. */
  next(event: string): Promise<unknown>
  /** Names of all events so far, in order; null for a packet without one. */
  names(): (string | null)[]
  /** Engine messages as they came, e.g. `2["pushState",{}]`. */
  messages: string[]
  /** Resolves with each coming connect, or with the reason of each coming disconnect. */
  once(event: 'connect' | 'disconnect'): Promise<string>
  close(): void
}

type Connect = (
  url: string,
  options: {
    transports: string[]
    forceNew: boolean
    reconnectionDelay: number
    extraHeaders: Record<string, string>
  },
) => LibrarySocket

// By their CommonJS entries: the types of one library are too narrow for this, the other has none.
const require = createRequire(import.meta.url)
const connect4: Connect = require('socket.io-client')
const connect2: Connect = require('socket.io-client-v2')

/**
 * Connects with the client library of that generation, as a page with such headers would, and resolves once
 * connected.
 */
export async function connectTestClient(
  url: string,
  generation: 2 | 4,
  transport: 'websocket' | 'polling' = 'websocket',
  headers: Record<string, string> = {},
): Promise<TestClient> {
  const connect = generation === 2 ? connect2 : connect4
  const socket = connect(url, {
    transports: [transport],
    forceNew: true,
    reconnectionDelay: 50,
    extraHeaders: headers,
  })
  surviveNamelessPackets(socket)
  const messages: string[] = []
  const untaken: { event: string | null; payload: unknown }[] = []
  const waiting: { event: string; resolve: (payload: unknown) => void }[] = []
  const names: (string | null)[] = []

  const take = (message: string) => {
    messages.push(message)
    if (!message.startsWith('2[')) return
    const [event, payload]: [string | null, unknown] = JSON.parse(message.slice(1))
    names.push(event)
    const index = waiting.findIndex((waiter) => waiter.event === event)
    if (index < 0) untaken.push({ event, payload })
    else waiting.splice(index, 1)[0]?.resolve(payload)
  }
  socket.io.on('open', () => socket.io.engine.on('data', (message) => take(String(message))))
  const once = (event: 'connect' | 'disconnect') =>
    new Promise<string>((resolve) => socket.on(event, (reason) => resolve(reason)))
  await once('connect')

  return {
    emit: (event, ...values) => socket.emit(event, ...values),
    send: (message) => socket.io.engine.send(message),
    next(event) {
      const index = untaken.findIndex((past) => past.event === event)
      if (index >= 0) return Promise.resolve(untaken.splice(index, 1)[0]?.payload)
      return new Promise((resolve) => waiting.push({ event, resolve }))
    },
    names: () => [...names],
    messages,
    once,
    close: () => socket.disconnect(),
  }
}

/** Both libraries' decoders throw at an event without a name, which real devices emit. */
function surviveNamelessPackets({ io: { decoder } }: LibrarySocket): void {
  const add = decoder.add.bind(decoder)
  decoder.add = (message) => {
    if (message !== '2[null,null]') add(message)
  }
}

/** A push as it came. */
export interface Pushed {
  event: string
  payload: Json
}

/**
 * What a client gets while `act` runs and until the player has answered it: all pushes in their order,
 * without the answer to the question that is put to know that nothing more comes.
 */
export async function pushesSince(client: TestClient, act: () => unknown): Promise<Pushed[]> {
  const before = client.messages.length
  await act()
  // Twice: the first may overtake a request that looks something up, the second then waits behind what that
  // sends.
  for (const mark of [`after ${before}`, `behind ${before}`]) {
    client.emit('pinger', mark)
    while ((await client.next('ponger')) !== mark);
  }
  return client.messages
    .slice(before)
    .filter((message) => message.startsWith('2["'))
    .map((message): [string, Json] => JSON.parse(message.slice(1)))
    .flatMap(([event, payload]) => (event === 'ponger' ? [] : { event, payload }))
}

/** What an interface knows by now: of each push the last one that came. */
export class LastPushes {
  constructor(readonly client: TestClient) {}

  /** The payloads of a push in the order in which they came. */
  all<E extends keyof PushPayloads>(event: E): PushPayloads[E][] {
    const start = `2["${event}",`
    return this.client.messages
      .filter((message) => message.startsWith(start))
      .map((message): [E, PushPayloads[E]] => JSON.parse(message.slice(1)))
      .map(([, payload]) => payload)
  }

  of<E extends keyof PushPayloads>(event: E): PushPayloads[E] | undefined {
    return this.all(event).at(-1)
  }

  /** A room of the list by its name. */
  room(name: string) {
    return this.of('pushMultiRoomDevices')?.list.find((room) => room.name === name)
  }

  /** An output by its name. */
  output(name: string) {
    return this.of('pushAudioOutputs')?.availableOutputs.find((output) => output.name === name)
  }
}
