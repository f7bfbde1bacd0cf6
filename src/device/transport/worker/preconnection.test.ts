// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest'
import { startSocketServer, type SocketServer } from '../../../../tests/support/socketServers'
import { startSilentHost } from '../../../../tests/support/startSilentHost'
import { socketWorker } from '../../../../tests/support/socketWorker'
import type { Transport, SocketReport } from '../Transport'
import { openSocketWorker } from './openSocketWorker'
import { eventually } from '../../../../tests/support/eventually'

const running: SocketServer[] = []
const opened: Transport[] = []

/** A player that names itself as the host. */
const serve = async (generation: 2 | 4 = 4) => {
  const server = await startSocketServer(generation)
  server.hosts = { host: server.origin }
  server.onClient = (client) => client.push('pushDeviceName', 'Kitchen')
  running.push(server)
  return server
}

/**
 * A worker that is sent ahead from a page of `origin`, taken by the page when `until` of what it says has
 * come.
 */
const preconnect = async (origin: string, until: (reports: SocketReport[]) => boolean) => {
  const worker = socketWorker()
  const reports: SocketReport[] = []
  const listening = new AbortController()
  const keep = (event: Event) => {
    if (event instanceof MessageEvent) reports.push(event.data)
  }
  worker.addEventListener('message', keep, { signal: listening.signal })
  // A worker has no origin that could be named.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker.postMessage({ order: 'preconnect', origin, hostname: '127.0.0.1' })
  await eventually(() => expect(until(reports)).toBe(true))
  listening.abort()
  return { worker, reports, sockets: openSocketWorker({ worker, reports }) }
}

const has = (report: string) => (reports: SocketReport[]) =>
  reports.some((one) => 'report' in one && one.report === report)

const open = async (sockets: ReturnType<typeof openSocketWorker>, generation: 2 | 4, origin: string) => {
  const heard: unknown[] = []
  const openTransport = await sockets.load(generation)
  const transport = openTransport(origin, {
    connected: () => heard.push('connected'),
    failed: (reason) => heard.push(`failed: ${reason}`),
    disconnected: () => heard.push('disconnected'),
    received: ({ event, payload }) => heard.push([event, payload]),
    receivedLarge: () => heard.push('large'),
    unreadable: () => heard.push('unreadable'),
  })
  // Nobody is told anything before the transport is in hand.
  expect(heard).toEqual([])
  opened.push(transport)
  return { transport, heard, hears: (what: unknown) => eventually(() => expect(heard).toContainEqual(what)) }
}

const asked = (server: SocketServer) => server.requests.map(({ event }) => event)

afterEach(async () => {
  for (const transport of opened.splice(0)) transport.close()
  await Promise.all(running.splice(0).map((server) => server.stop()))
})

it.each([2, 4] as const)(
  'the page takes over the connection to a player of generation %i, and all that came by it',
  async (generation) => {
    const server = await serve(generation)
    const { sockets } = await preconnect(server.origin, has('received'))
    expect(await sockets.preconnection?.hosts()).toEqual({ hosts: [server.origin], tried: [] })
    expect(await sockets.preconnection?.generation(server.origin)).toBe(generation)
    const { transport, heard, hears } = await open(sockets, generation, server.origin)
    await hears(['pushDeviceName', 'Kitchen'])
    expect(heard[0]).toBe('connected')
    transport.emit('getState', undefined)
    transport.emit('getQueue', undefined)
    transport.emit('getState', undefined)
    await eventually(() => expect(asked(server)).toEqual(['getState', 'getQueue', 'getState']))
    expect(server.clients).toHaveLength(1)
    const [client] = server.clients
    client?.push('pushDeviceName', 'Cellar')
    await hears(['pushDeviceName', 'Cellar'])
  },
)

it('what was asked ahead is asked again by who asks after the answer, or a second time', async () => {
  const server = await serve()
  server.onClient = (client) => client.push('pushState', { status: 'play' })
  const { sockets } = await preconnect(server.origin, has('received'))
  const { transport, hears } = await open(sockets, 4, server.origin)
  await hears(['pushState', { status: 'play' }])
  transport.emit('getState', undefined)
  await eventually(() => expect(asked(server)).toEqual(['getState', 'getState']))
})

it('the page takes over a connection that is still being made', async () => {
  const server = await serve()
  const { sockets } = await preconnect(server.origin, has('probed'))
  const { hears } = await open(sockets, 4, server.origin)
  await hears(['pushDeviceName', 'Kitchen'])
  expect(server.clients).toHaveLength(1)
})

it('the page goes to another player: the connection that was made ahead is closed, and nothing of it is heard', async () => {
  const [first, second] = [await serve(), await serve()]
  const { sockets } = await preconnect(first.origin, has('received'))
  expect(await sockets.preconnection?.generation(second.origin)).toBeUndefined()
  second.onClient = () => undefined
  const { heard, hears } = await open(sockets, 4, second.origin)
  await hears('connected')
  await eventually(() => expect(first.clients).toHaveLength(0))
  expect(heard).toEqual(['connected'])
})

it('each is handed out once: who comes again looks for himself', async () => {
  const server = await serve()
  const { sockets } = await preconnect(server.origin, has('received'))
  await sockets.preconnection?.hosts()
  expect(await sockets.preconnection?.hosts()).toBeUndefined()
  const { transport } = await open(sockets, 4, server.origin)
  expect(await sockets.preconnection?.generation(server.origin)).toBeUndefined()
  transport.close()
  await eventually(() => expect(server.clients).toHaveLength(0))
  const { hears } = await open(sockets, 4, server.origin)
  await hears('connected')
})

it('a connection that was lost before the page came is made anew', async () => {
  const server = await serve()
  server.onClient = (client) => client.drop()
  const { sockets } = await preconnect(server.origin, has('disconnected'))
  server.onClient = () => undefined
  const { heard, hears } = await open(sockets, 4, server.origin)
  await hears('connected')
  expect(heard).toEqual(['connected'])
})

it('a player that does not answer is left to the page', async () => {
  const server = await serve()
  server.hosts = { host: 'http://127.0.0.1:9' }
  const { sockets } = await preconnect(server.origin, has('probed'))
  expect(await sockets.preconnection?.hosts()).toMatchObject({ hosts: ['http://127.0.0.1:9'] })
  expect(await sockets.preconnection?.generation('http://127.0.0.1:9')).toBeUndefined()
})

it('where no player is found, the page hears what was tried', async () => {
  const server = await serve()
  server.hosts = {}
  const { sockets } = await preconnect(server.origin, has('discovered'))
  const found = await sockets.preconnection?.hosts()
  expect(found?.hosts).toEqual([])
  // Somebody names it by hand.
  expect(await sockets.preconnection?.generation(server.origin)).toBeUndefined()
  expect(found?.tried[0]).toEqual({ address: `${server.origin}/api/host`, reason: 'noAddresses' })
})

it('another host than the first is not waited for, and the first not twice', async () => {
  const server = await serve()
  const silent = await startSilentHost()
  const first = silent.url
  const second = 'http://127.0.0.1:9'
  server.hosts = { host: first, host2: second }
  const { sockets } = await preconnect(server.origin, has('discovered'))
  await sockets.preconnection?.hosts()
  let isHeard = false
  void sockets.preconnection?.generation(first).then(() => {
    isHeard = true
  })
  expect(await sockets.preconnection?.generation(second)).toBeUndefined()
  expect(await sockets.preconnection?.generation(first)).toBeUndefined()
  expect(isHeard).toBe(false)
  for (const socket of silent.connections) socket.destroy()
  silent.server.close()
})

it('a worker that fails or says nothing leaves the page to itself', async () => {
  const worker = Object.assign(new EventTarget(), { postMessage: () => undefined }) as unknown as Worker
  const { preconnection } = openSocketWorker({ worker, reports: [] })
  const waiting = preconnection?.hosts()
  worker.dispatchEvent(new Event('error'))
  expect(await waiting).toBeUndefined()
  expect(await preconnection?.generation('http://127.0.0.1')).toBeUndefined()
  vi.useFakeTimers()
  try {
    const silent = Object.assign(new EventTarget(), { postMessage: () => undefined }) as unknown as Worker
    const late = openSocketWorker({ worker: silent, reports: [] }).preconnection?.hosts()
    await vi.advanceTimersByTimeAsync(2000)
    expect(await late).toBeUndefined()
  } finally {
    vi.useRealTimers()
  }
})
