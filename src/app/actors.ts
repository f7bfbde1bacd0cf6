import { createActor, fromCallback, fromPromise, type Actor } from 'xstate'
import {
  type connectionMachine,
  createConnectionMachine,
  type ConnectionEvent,
  type Generation,
  type SocketOrder,
} from '../../machines/connection.machine'
import type { ConnectionActors } from '../../machines/connection.setup'
import type { Brand } from '../../schemas/generated/types'
import type { Device } from '../device'
import { createDeviceClient } from '../device/createDeviceClient'
import type { DeviceClient, DeviceClientParts } from '../device/DeviceClient'
import { discoverHosts } from '../device/discovery/discoverHosts'
import { probeGeneration } from '../device/discovery/probeGeneration'
import type { LoadSockets, Sockets } from '../device/transport/createSockets'
import { guardSilence } from '../device/transport/guardSilence'
import type { OpenTransport, Transport, TransportListener } from '../device/transport/Transport'
import { isCloudHost } from './isCloudHost'
import { followPlayer } from './players/followPlayer'
import { keepGuest } from './players/keepGuest'
import type { BrandStorage } from './brand/brandStorage'
import { createViolationReporter } from './createViolationReporter'
import { requestRule } from './requestRule'

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

/** Tells the machine when the page comes back: from sleep, from another tab, from the page cache, or the network did. */
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
 * Makes the device client, starts the connection machine with real actors and wires both to the page. `onViolation` is
 * told what a schema refused; tests let it throw.
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
        (await sockets.headStart()?.hosts()) ?? discoverHosts(window.location, get, signal),
    ),
    probe: fromPromise<Generation | 'neither', { host: string }>(async ({ input: { host }, signal }) => {
      const ownOrigin = window.location.origin
      const generation =
        (await sockets.headStart()?.generation(host)) ??
        (await probeGeneration(host, { get, ownOrigin, limit: longestProbe, signal }))
      // Its library is fetched now, so that fetching does not eat up the 500 ms of connecting.
      if (generation !== 'neither') await sockets.load(generation)
      return generation
    }),
    connect: createConnect(device, sockets.load, () => window.document.visibilityState === 'hidden'),
  }
  // The cloud host has no player of its own: those of an account are chosen, and a walk over addresses every few seconds finds nothing.
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
