// @vitest-environment node
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startSocketServer, type SocketServer } from '../../../tests/support/socketServers'
import { noWorker, socketWorker } from '../../../tests/support/socketWorker'
import type { StreamedList } from '../large/rows'
import { createSockets, type LoadSockets } from './createSockets'
import { openTransport4 } from './openTransport4'
import type { OpenTransport, Transport } from './Transport'
import { eventually } from '../../../tests/support/eventually'

const running: SocketServer[] = []
const opened: Transport[] = []

const serve = async (generation: 2 | 4) => {
  const server = await startSocketServer(generation)
  running.push(server)
  return server
}

/** Opens a transport and writes down all that it reports. */
const open = (openTransport: OpenTransport, origin: string) => {
  const heard: unknown[] = []
  const transport = openTransport(origin, {
    connected: () => heard.push('connected'),
    failed: (reason) => heard.push(`failed: ${reason}`),
    disconnected: () => heard.push('disconnected'),
    received: (event) => heard.push(event),
    receivedLarge: (push) => heard.push(push),
    unreadable: ({ text }) => heard.push(`unreadable: ${text}`),
  })
  opened.push(transport)
  return { transport, heard, hears: (what: unknown) => eventually(() => expect(heard).toContainEqual(what)) }
}

const isLarge = (heard: unknown): heard is StreamedList =>
  typeof heard === 'object' && heard !== null && 'read' in heard

const rowsOf = async ({ length, read }: StreamedList) => {
  const rows: unknown[] = []
  const end = await read((json) => rows.push(...JSON.parse(json)))
  expect(end).toMatchObject({ status: 'read', bytes: length })
  return rows
}

const clientOf = async (server: SocketServer) => {
  await eventually(() => expect(server.clients).not.toHaveLength(0))
  const [client] = server.clients
  if (!client) throw new Error('nobody is connected')
  return client
}

afterEach(async () => {
  for (const transport of opened.splice(0)) transport.close()
  await Promise.all(running.splice(0).map((server) => server.stop()))
})

describe.each([
  { place: 'in the page', generation: 2, load: createSockets(noWorker).load },
  { place: 'in the page', generation: 4, load: createSockets(noWorker).load },
  { place: 'in a worker', generation: 2, load: createSockets(() => ({ worker: socketWorker() })).load },
  { place: 'in a worker', generation: 4, load: createSockets(() => ({ worker: socketWorker() })).load },
] satisfies { place: string; generation: 2 | 4; load: LoadSockets }[])(
  'transport of generation $generation, $place',
  ({ generation, load, place }) => {
    let openTransport: OpenTransport
    beforeAll(async () => {
      openTransport = await load(generation)
    })

    /** A player, and a transport that is connected to it. */
    const connect = async () => {
      const server = await serve(generation)
      const one = open(openTransport, server.origin)
      await one.hears('connected')
      return { ...one, server, client: await clientOf(server) }
    }

    it('goes by requests where a WebSocket is refused', async () => {
      const server = await serve(generation)
      server.upgrades = 'refused'
      const { transport, hears } = open(openTransport, server.origin)
      await hears('connected')
      transport.emit('getQueue', undefined)
      await eventually(() => expect(server.requests).toEqual([{ event: 'getQueue', payload: undefined }]))
    })

    it('goes by requests the next time where a WebSocket was still closed when it was given up', async () => {
      const server = await serve(generation)
      server.upgrades = 'hanging'
      const first = open(openTransport, server.origin)
      await new Promise((resolve) => setTimeout(resolve, 200))
      expect(first.heard).toEqual([])
      first.transport.close()
      const { transport, hears } = open(openTransport, server.origin)
      await hears('connected')
      transport.emit('getQueue', undefined)
      await eventually(() => expect(server.requests).toEqual([{ event: 'getQueue', payload: undefined }]))
    })

    it('[D7-1] carries an event name and a payload both ways', async () => {
      const { transport, hears, client, server } = await connect()
      transport.emit('getUiConfig', { page: 'a/b' })
      transport.emit('getMenuItems', undefined)
      await eventually(() =>
        expect(server.requests).toEqual([
          { event: 'getUiConfig', payload: { page: 'a/b' } },
          { event: 'getMenuItems', payload: undefined },
        ]),
      )
      client.push('pushDeviceName', 'Küche, "unten"')
      await hears({ event: 'pushDeviceName', payload: 'Küche, "unten"', text: '"Küche, \\"unten\\""' })
    })

    it('has a large push read beside the others where it can, and goes on', async () => {
      const { heard, hears, client } = await connect()
      const queue = Array.from({ length: 9_000 }, (_, number) => ({ uri: `mnt/USB/${number}.flac` }))
      client.push('pushQueue', queue)
      client.push('pushQueue', [])
      await hears({ event: 'pushQueue', payload: [], text: '[]' })
      const [, push] = heard
      expect(isLarge(push)).toBe(place === 'in a worker')
      expect(isLarge(push) ? await rowsOf(push) : Reflect.get(Object(push), 'payload')).toEqual(queue)
    })

    it('survives a packet without a name: the connection stays and the next push arrives', async () => {
      const { heard, hears, client } = await connect()
      client.sendRaw('42[null,null]')
      client.sendRaw('42{not json')
      client.push('pushDeviceName', 'Kitchen')
      await hears({ event: 'pushDeviceName', payload: 'Kitchen', text: '"Kitchen"' })
      expect(heard.slice(0, 3)).toEqual(['connected', 'unreadable: 2[null,null]', 'unreadable: 2{not json'])
      expect(heard).not.toContain('disconnected')
    })

    it('does not take an event of the device for its own', async () => {
      const { heard, hears, client } = await connect()
      client.sendRaw('42["disconnect","x"]')
      client.sendRaw('42["connect"]')
      client.push('pushDeviceName', 'Kitchen')
      await hears({ event: 'pushDeviceName', payload: 'Kitchen', text: '"Kitchen"' })
      expect(heard.filter((one) => one === 'connected' || one === 'disconnected')).toEqual(['connected'])
    })

    it('tells of a loss once, and does not come back by itself', async () => {
      const { heard, hears, client, server } = await connect()
      client.drop()
      await hears('disconnected')
      expect(heard).toEqual(['connected', 'disconnected'])
      expect(server.clients).toHaveLength(0)
    })

    it('tells that nobody is there', async () => {
      const server = await serve(generation)
      await server.stop()
      running.splice(0)
      const { heard, hears } = open(openTransport, server.origin)
      await hears('failed: unreachable')
      expect(heard).toHaveLength(1)
    })

    it('brings a sign of life on request', async () => {
      const { transport, heard, server } = await connect()
      await new Promise<void>((resolve) => transport.check(resolve))
      await new Promise<void>((resolve) => transport.check(resolve))
      transport.emit('getQueue', undefined)
      await eventually(() => expect(server.requests).toHaveLength(1))
      expect(heard).toEqual(['connected'])
    })

    it('[D7-72] is told that a request has arrived by a player that says so, with and without a payload', async () => {
      const { transport, server } = await connect()
      const told: unknown[] = []
      transport.emit('getMyAcmeToken', undefined, (answer) => told.push(answer))
      await eventually(() =>
        expect(server.requests).toEqual([{ event: 'getMyAcmeToken', payload: undefined }]),
      )
      server.acknowledgement = { success: true }
      transport.emit('setMyAcmeToken', { token: 't' }, (answer) => told.push(answer))
      await eventually(() => expect(told).toEqual([{ success: true }]))
      expect(server.requests.at(-1)).toEqual({ event: 'setMyAcmeToken', payload: { token: 't' } })
    })

    it('reports nothing after it was closed', async () => {
      const { transport, heard, client, server } = await connect()
      client.push('pushDeviceName', 'Kitchen')
      transport.close()
      await eventually(() => expect(server.clients).toHaveLength(0))
      expect(heard).toEqual(['connected'])
    })
  },
)

it('is refused where the other generation is spoken', async () => {
  const server = await serve(2)
  const { heard, hears } = open(openTransport4, server.origin)
  await hears('failed: unreachable')
  expect(heard).toHaveLength(1)
})

describe('sockets', () => {
  /** A worker that fails before it says anything. */
  const brokenWorker = (): Worker => {
    const events = new EventTarget()
    queueMicrotask(() => events.dispatchEvent(new Event('error')))
    return Object.assign(events, {
      postMessage: () => undefined,
      terminate: () => undefined,
    }) as unknown as Worker
  }

  it('are in the page when the worker fails to start, which is tried again once', async () => {
    const server = await serve(4)
    const start = vi.fn<() => { worker: Worker }>(() => ({ worker: brokenWorker() }))
    const { load } = createSockets(start)
    for (const times of [1, 2, 2]) {
      const { hears } = open(await load(4), server.origin)
      await hears('connected')
      expect(start).toHaveBeenCalledTimes(times)
    }
  })

  it('are in the page when the worker failed before anybody wanted them', async () => {
    const server = await serve(4)
    const { load, preconnection } = createSockets(() => ({ worker: brokenWorker(), reports: [] }))
    // Who looks for a player takes the worker, long before a socket is wanted.
    preconnection()
    await new Promise((resolve) => setTimeout(resolve))
    const { heard, hears } = open(await load(4), server.origin)
    await hears('connected')
    expect(heard).toEqual(['connected'])
  })

  it('are in the page within 2 s when the worker says nothing at all', async () => {
    const server = await serve(4)
    const silentWorker = () =>
      Object.assign(new EventTarget(), {
        postMessage: () => undefined,
        terminate: vi.fn<() => void>(),
      })
    const worker = silentWorker()
    const { load } = createSockets(() => ({ worker: worker as unknown as Worker }))
    vi.useFakeTimers()
    const loading = load(4)
    await vi.advanceTimersByTimeAsync(2_000)
    vi.useRealTimers()
    const { hears } = open(await loading, server.origin)
    await hears('connected')
    expect(worker.terminate).toHaveBeenCalled()
  })

  it('stay in the worker when an error happens in it later', async () => {
    const server = await serve(4)
    let worker: Worker | undefined
    const { load } = createSockets(() => ({ worker: (worker = socketWorker()) }))
    await load(4)
    worker?.dispatchEvent(new Event('error'))
    const post = vi.spyOn(worker as Worker, 'postMessage')
    const { hears } = open(await load(4), server.origin)
    await hears('connected')
    expect(post).toHaveBeenCalled()
  })
})
