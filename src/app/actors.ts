import { type Actor, createActor, fromCallback, fromPromise } from 'xstate'
import {
  type ConnectionTag,
  type connectionMachine,
  createConnectionMachine,
  type ConnectionEvent,
  type Generation,
  type Probed,
  type SocketOrder,
} from '../../machines/connection.machine'
import type { DeviceClientParts, DeviceClient } from '../device/DeviceClient'
import { parseAddress, type Device } from '../device'
import type { BrandStorage } from './brand/brandStorage'
import type { ConnectionActors } from '../../machines/connection.setup'
import type { Brand } from '../../schemas/generated/types'
import { createDeviceClient } from '../device/createDeviceClient'
import { discoverHosts } from '../device/discovery/discoverHosts'
import { probeGeneration } from '../device/discovery/probeGeneration'
import type { LoadSockets, Sockets } from '../device/transport/createSockets'
import { guardSilence } from '../device/transport/guardSilence'
import type { OpenTransport, Transport, TransportListener } from '../device/transport/Transport'
import { isCloudHost } from './paths'

/**
 * Reads the machine's request rule from its tags: commands go out or are refused, questions may also wait.
 */
export const requestRule = (
  snapshot: { hasTag(tag: ConnectionTag): boolean },
  kind: 'question' | 'command',
): 'sends' | 'holds' | 'refuses' => {
  if (snapshot.hasTag('sends')) return 'sends'
  return kind === 'question' && snapshot.hasTag('holds') ? 'holds' : 'refuses'
}

/**
 * Says on the console what a schema refused, once per event. Where `throwsRequests` (development), a
 * malformed request of ours throws instead, because it is a programming error; what a device sends or authors
 * never throws.
 */
export const createViolationReporter = (throwsRequests: boolean): DeviceClientParts['onViolation'] => {
  const told = new Set<string>()
  return ({ kind, event, reason }) => {
    if (kind === 'request' && throwsRequests) throw new Error(`${event} was not sent: ${reason}`)
    const key = `${kind} ${event}`
    if (told.has(key)) return
    told.add(key)
    // oxlint-disable-next-line eslint/no-console -- a developer looks here first; /debug has them all
    console.warn(kind === 'push' ? `${event} was not taken: ${reason}` : `${event} was not sent: ${reason}`)
  }
}

/**
 * Has `device` forget the player before when another one is driven, in the moment in which the connection
 * machine says so: before anything is asked of the new one. Returns what ends that.
 */
export const followPlayer = (
  connection: Pick<Actor<typeof connectionMachine>, 'getSnapshot' | 'subscribe'>,
  device: { forget: () => void },
): (() => void) => {
  let last = connection.getSnapshot().context.guest?.address
  const following = connection.subscribe(({ context: { guest } }) => {
    if (guest?.address === last) return
    last = guest?.address
    device.forget()
  })
  return () => following.unsubscribe()
}

const key = 'drivenPlayer'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Reads what was remembered; what is no address of a player is nothing. */
const read = (text: string | undefined) => {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(kept)) return undefined
    const address = parseAddress(textOf(kept['address']))
    if ('fault' in address) return undefined
    return {
      guest: { address: address.origin, name: textOf(kept['name']) },
      homeName: textOf(kept['homeName']),
    }
  } catch {
    return undefined
  }
}

/**
 * Remembers in `storage`, which lasts as long as the tab, which other player is driven, and goes on with it
 * now: the last used one is tried first [D6-6]. Returns what ends the remembering.
 */
const keepGuest = (
  connection: Pick<Actor<typeof connectionMachine>, 'subscribe' | 'send'>,
  storage: Pick<BrandStorage, 'read' | 'write'>,
): (() => void) => {
  const kept = read(storage.read(key))
  let last = kept?.guest.address
  if (kept) connection.send({ type: 'player.chosen', ...kept })
  const following = connection.subscribe(({ context: { guest, home, aim } }) => {
    if (aim || guest?.address === last) return
    last = guest?.address
    storage.write(key, guest && JSON.stringify({ ...guest, homeName: home?.name ?? '' }))
  })
  return () => following.unsubscribe()
}

/** The running connection machine. */
export type Connection = Actor<typeof connectionMachine>

/** The device client and the machine that connects it. */
export interface DeviceSession {
  device: Device
  connection: Connection
  /** Closes the connection for good and forgets the page's events. */
  stop(): void
}

/** The machine stops a probe much earlier; this ends one whose machine is gone, ms. */
const longestProbe = 5000

const createConnect = (device: DeviceClient, loadSockets: LoadSockets, isHidden: () => boolean) =>
  fromCallback<SocketOrder, { host: string; generation: Generation }>(({ input, sendBack, receive }) => {
    const tell = (event: ConnectionEvent) => sendBack(event)
    let stopped = false
    let transport: Transport | undefined
    const open = (openTransport: OpenTransport) => {
      if (stopped) return
      const listener: TransportListener = {
        connected: () => {
          // First the machine, whose rule then lets through what is due.
          tell({ type: 'socket.connected' })
          if (!stopped && transport) device.attach(transport, input.host)
        },
        failed: (reason) => tell({ type: 'socket.failed', reason }),
        disconnected: (reason) => {
          device.detach()
          tell({ type: 'socket.disconnected', reason })
        },
        received: (event) => device.receive(event),
        receivedLarge: (event) => device.receiveLarge(event),
        unreadable: (packet) => device.receiveUnreadable(packet),
      }
      transport = guardSilence((guarded) => openTransport(input.host, guarded), {
        listener,
        isHidden,
        lost: (commands) => device.lose(commands),
      })
    }
    receive(() => transport?.check(() => tell({ type: 'socket.alive' })))
    loadSockets(input.generation).then(open, () => tell({ type: 'socket.failed', reason: 'unreachable' }))
    return () => {
      stopped = true
      transport?.close()
      device.detach()
    }
  })

/** What a session needs of the browser's window. */
export interface Page {
  location: Pick<Location, 'origin' | 'hostname'>
  document: Pick<Document, 'visibilityState'> & PageEvents
  addEventListener: PageEvents['addEventListener']
}

interface PageEvents {
  addEventListener(type: string, listener: (event: Event) => void, options: { signal: AbortSignal }): void
}

/**
 * Tells the machine when the page comes back: from sleep, from another tab, from the page cache, or the
 * network did.
 */
const watchPage = (page: Page, wake: () => void): (() => void) => {
  const controller = new AbortController()
  const { signal } = controller
  const whenVisible = () => {
    if (page.document.visibilityState === 'visible') wake()
  }
  const whenRestored = (event: Event) => {
    if ('persisted' in event && event.persisted === true) wake()
  }
  page.document.addEventListener('visibilitychange', whenVisible, { signal })
  page.addEventListener('pageshow', whenRestored, { signal })
  page.addEventListener('online', wake, { signal })
  // A kiosk's player is reachable without any network, so going offline only asks whether it still is.
  page.addEventListener('offline', wake, { signal })
  return () => controller.abort()
}

/** ms between two pictures of a usual screen. */
const frame = 16

/**
 * Makes the device client, starts the connection machine with real actors and wires both to the page.
 * `onViolation` is told what a schema refused; tests let it throw.
 */
export const createDeviceSession = ({
  brand,
  window,
  get,
  sockets,
  memory,
  onViolation = createViolationReporter(import.meta.env.DEV),
}: {
  brand: Pick<Brand, 'word' | 'cloudHosts'>
  window: Page
  /** How addresses are read. */
  get: typeof fetch
  sockets: Sockets
  /** What lasts as long as the tab: there it is kept which player is driven. */
  memory?: Pick<BrandStorage, 'read' | 'write'>
  onViolation?: DeviceClientParts['onViolation']
}): DeviceSession => {
  const device = createDeviceClient({
    brandWord: brand.word,
    ruleFor: (kind) => requestRule(connection.getSnapshot(), kind),
    // A timer, as pages that nobody looks at have no frames.
    nextFrame: (run) => void setTimeout(run, frame),
    onViolation,
  })
  const actors: ConnectionActors = {
    discover: fromPromise(
      async ({ signal }) =>
        (await sockets.preconnection()?.hosts()) ?? discoverHosts(window.location, get, signal),
    ),
    probe: fromPromise<Probed, { host: string }>(async ({ input: { host }, signal }) => {
      const ownOrigin = window.location.origin
      const generation =
        (await sockets.preconnection()?.generation(host)) ??
        (await probeGeneration(host, { get, ownOrigin, limit: longestProbe, signal }))
      // Its library is fetched now, so that fetching does not eat up the 500 ms of connecting.
      if (typeof generation === 'number') await sockets.load(generation)
      return generation
    }),
    connect: createConnect(device, sockets.load, () => window.document.visibilityState === 'hidden'),
  }
  // The cloud host has no player of its own: those of an account are chosen, and a walk over addresses every
  // few seconds finds nothing.
  const machine = createConnectionMachine(actors, !isCloudHost(window.location.hostname, brand))
  const connection: Connection = createActor(machine)
  const forgetPage = watchPage(window, () => connection.send({ type: 'page.woke' }))
  const stopFollowing = followPlayer(connection, device)
  connection.start()
  const stopKeeping = memory && keepGuest(connection, memory)
  return {
    device,
    connection,
    stop: () => {
      forgetPage()
      stopFollowing()
      stopKeeping?.()
      connection.stop()
    },
  }
}
