// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest'
import { startSocketServer, type SocketServer } from '../../tests/support/socketServers'
import { createSockets } from '../device/transport/createSockets'
import { createDeviceSession, type DeviceSession, type Page } from './actors'
import { eventually } from '../../tests/support/eventually'

const running = new Set<SocketServer>()
const sessions = new Set<DeviceSession>()

const serve = async (generation: 2 | 4, port?: number) => {
  const server = await startSocketServer(generation, port)
  running.add(server)
  return server
}

const switchOff = async (server: SocketServer) => {
  running.delete(server)
  await server.stop()
}

/** A page of `origin`, whose events the test sends. */
class TestPage extends EventTarget implements Page {
  readonly location: Page['location']
  readonly document: Page['document'] = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as const,
  })

  constructor(origin: string) {
    super()
    this.location = { origin, hostname: new URL(origin).hostname }
  }
}

const start = (origin: string) => {
  const page = new TestPage(origin)
  const session = createDeviceSession({
    brand: { word: 'faceplate', cloudHosts: { production: '', development: '' } },
    window: page,
    get: fetch,
    sockets: createSockets(() => {
      throw new Error('there are no workers')
    }),
    onViolation: ({ event, reason }) => {
      throw new Error(`${event} ${reason}`)
    },
  })
  sessions.add(session)
  const place = () => {
    const { value } = session.connection.getSnapshot()
    return typeof value === 'string' ? value : Object.keys(value)[0]
  }
  return {
    ...session,
    page,
    place,
    reaches: (state: string) => vi.waitFor(() => expect(place()).toBe(state), { timeout: 5000 }),
  }
}

const asked = (server: SocketServer) => server.requests.map(({ event }) => event)

afterEach(async () => {
  for (const session of sessions) session.stop()
  sessions.clear()
  for (const server of running) await switchOff(server)
})

describe.each([2, 4] as const)('a session with a player of generation %i', (generation) => {
  it('finds it, connects, asks what was held, and takes in what it pushes', async () => {
    const server = await serve(generation)
    server.hosts = { host: server.origin }
    const { device, reaches, connection } = start(server.origin)
    expect(device.send('getMenuItems')).toEqual({ status: 'held' })
    expect(device.send('pause')).toMatchObject({ status: 'refused', reason: 'offline' })
    await reaches('connected')
    expect(connection.getSnapshot().context.generation).toBe(generation)
    await eventually(() => expect(asked(server)).toEqual(['getMenuItems']))
    server.clients.at(-1)?.push('pushDeviceName', 'Kitchen')
    await eventually(() => expect(device.topics.read('pushDeviceName')).toBe('Kitchen'))
    expect(device.origin()).toBe(server.origin)
  })

  it('leaves no phantom session behind', async () => {
    const server = await serve(generation)
    server.hosts = { host: server.origin }
    const { reaches } = start(server.origin)
    await reaches('connected')
    await eventually(() => expect(server.sessions()).toBe(1))
  })

  it('survives a packet without a name; it is in the record and nowhere else', async () => {
    const server = await serve(generation)
    server.hosts = { host: server.origin }
    const { device, reaches, place } = start(server.origin)
    await reaches('connected')
    await eventually(() => expect(server.clients).toHaveLength(1))
    server.clients[0]?.sendRaw('42[null,null]')
    server.clients[0]?.push('pushDeviceName', 'Kitchen')
    await eventually(() => expect(device.topics.read('pushDeviceName')).toBe('Kitchen'))
    expect(place()).toBe('connected')
    expect(device.record.entries()).toContainEqual(
      expect.objectContaining({ event: null, payload: '2[null,null]', direction: 'in' }),
    )
  })

  it('[D4-1] goes to the next known host when the first does not answer', async () => {
    const gone = await serve(generation)
    const server = await serve(generation)
    server.hosts = { host: gone.origin, host2: 'http://6', host3: server.origin }
    await switchOff(gone)
    // The page comes from neither, so that the order is the answer's.
    const { connection, reaches, device } = start(`http://localhost:${server.port}`)
    await reaches('connected')
    expect(connection.getSnapshot().context.hosts).toEqual([gone.origin, server.origin])
    expect(device.origin()).toBe(server.origin)
  })

  it('[D4-2] is back soon after the player is, and asks for everything on screen again', async () => {
    const server = await serve(generation)
    server.hosts = { host: server.origin }
    const { device, reaches } = start(server.origin)
    device.subscribeToAnswer('getMenuItems')
    device.subscribeToAnswer('getUiConfig', { page: 'a/b' })
    await reaches('connected')
    await eventually(() => expect(asked(server)).toEqual(['getMenuItems', 'getUiConfig']))
    await switchOff(server)
    await reaches('reconnecting')
    const again = await serve(generation, server.port)
    await reaches('connected')
    await eventually(() => expect(asked(again)).toEqual(['getMenuItems', 'getUiConfig']))
    again.clients.at(-1)?.push('pushDeviceName', 'Kitchen')
    await eventually(() => expect(device.topics.read('pushDeviceName')).toBe('Kitchen'))
  })

  it('finds out on waking that its socket is dead, and connects anew', async () => {
    const server = await serve(generation)
    server.hosts = { host: server.origin }
    const { device, page, reaches, connection } = start(server.origin)
    device.subscribeToAnswer('getMenuItems')
    await reaches('connected')
    await eventually(() => expect(asked(server)).toHaveLength(1))
    const seen: unknown[] = []
    connection.subscribe(({ value }) => seen.push(value))
    server.freeze()
    page.document.visibilityState satisfies string
    Reflect.apply(EventTarget.prototype.dispatchEvent, page.document, [new Event('visibilitychange')])
    await vi.waitFor(() => expect(asked(server)).toHaveLength(2), { timeout: 5000 })
    expect(seen[0]).toEqual({ connected: 'checking' })
  })

  it('notices within 5 s of a press that the network died silently, and never sends that press late', async () => {
    const server = await serve(generation)
    server.hosts = { host: server.origin }
    const { device, reaches } = start(server.origin)
    await reaches('connected')
    const lost = vi.fn<(commands: unknown) => void>()
    device.onLost(lost)
    // Quiet for a while, as a panel that nobody touched.
    await new Promise((resolve) => setTimeout(resolve, 800))
    server.freeze()
    const pressed = performance.now()
    expect(device.send('pause')).toEqual({ status: 'sent' })
    await vi.waitFor(() => expect(lost).toHaveBeenCalledWith({ dropped: ['pause'], doubtful: [] }), {
      timeout: 6000,
    })
    expect(performance.now() - pressed).toBeLessThan(5000)
    await reaches('connected')
    server.thaw()
    expect(device.send('getMenuItems')).toEqual({ status: 'sent' })
    await eventually(() => expect(asked(server)).toContain('getMenuItems'))
    expect(asked(server)).not.toContain('pause')
    expect(device.record.entries()).toContainEqual(
      expect.objectContaining({ event: 'pause', refused: expect.stringContaining('was not sent') }),
    )
  }, 15_000)

  it('notices within 10 s of rest that the network died silently', async () => {
    const server = await serve(generation)
    server.hosts = { host: server.origin }
    const { reaches, connection } = start(server.origin)
    await reaches('connected')
    await eventually(() => expect(server.clients).toHaveLength(1))
    const places: unknown[] = []
    connection.subscribe(({ value }) => places.push(value))
    server.freeze()
    await vi.waitFor(() => expect(places.length).toBeGreaterThan(0), { timeout: 10_000 })
    await reaches('connected')
  }, 20_000)

  it('sends a command after some quiet as soon as the player has given a sign of life, in the order of presses', async () => {
    const server = await serve(generation)
    server.hosts = { host: server.origin }
    const { device, reaches } = start(server.origin)
    await reaches('connected')
    await new Promise((resolve) => setTimeout(resolve, 800))
    device.send('pause')
    device.send('getMenuItems')
    device.send('next')
    await eventually(() => expect(asked(server)).toEqual(['pause', 'getMenuItems', 'next']))
  })

  it('keeps a socket that is alive on waking', async () => {
    const server = await serve(generation)
    server.hosts = { host: server.origin }
    const { page, reaches, connection } = start(server.origin)
    await reaches('connected')
    const seen: unknown[] = []
    connection.subscribe(({ value }) => seen.push(value))
    page.dispatchEvent(new Event('online'))
    await eventually(() => expect(seen).toHaveLength(2))
    expect(seen).toEqual([{ connected: 'checking' }, { connected: 'steady' }])
  })
})

it('speaks the other generation when the player comes back with it, as after an update', async () => {
  const server = await serve(2)
  server.hosts = { host: server.origin }
  const { reaches, connection } = start(server.origin)
  await reaches('connected')
  await switchOff(server)
  await reaches('reconnecting')
  await serve(4, server.port)
  await reaches('connected')
  expect(connection.getSnapshot().context.generation).toBe(4)
})

it('takes an address by hand where discovery found none', async () => {
  const page = await serve(4)
  const server = await serve(4)
  const { connection, reaches, device } = start(page.origin)
  await reaches('noEndpoints')
  expect(connection.getSnapshot().context.tried.map(({ reason }) => reason)).toContain('status')
  connection.send({ type: 'host.submitted', address: server.origin })
  await reaches('connected')
  expect(device.origin()).toBe(server.origin)
})
