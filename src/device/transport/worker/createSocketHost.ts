import { discoverHosts } from '../../discovery/discoverHosts'
import { probeGeneration } from '../../discovery/probeGeneration'
import {
  type Generation,
  type OpenTransport,
  type Transport,
  type TransportListener,
  type SocketReport,
  type ConnectionReport,
  preconnectionNumber,
  preconnectionQuestion,
  type SocketOrder,
} from '../Transport'
import {
  asksForLarge,
  type StreamedList,
  type LargeEvent,
  type LargeRead,
  type ReadRows,
} from '../../large/rows'
import { openTransport4 } from '../openTransport4'

/** How long a player may take to say what it speaks, ms. */
const limit = 5000

/**
 * Goes the way to a player that the page will go, while the page is still being read: finds the players [D7-3
 * D7-4], asks the first what it speaks, says both, and connects to it. What fails is left to the page, which
 * knows what to do then.
 */
async function preconnect(
  page: Pick<Location, 'origin' | 'hostname'>,
  say: (report: SocketReport) => void,
  connect: (generation: Generation, host: string) => void,
): Promise<void> {
  const found = await discoverHosts(page, fetch)
  say({ report: 'discovered', found })
  const [host] = found.hosts
  if (host === undefined) return
  try {
    const generation = await probeGeneration(host, { get: fetch, ownOrigin: page.origin, limit })
    say({ report: 'probed', host, generation })
    if (typeof generation === 'number') connect(generation, host)
  } catch {
    say({ report: 'probed', host })
  }
}

/**
 * Carries out what the page orders, over real sockets, and says what comes of it. Large pushes are read,
 * checked and compared with the one before here.
 */
export function createSocketHost(say: (report: SocketReport) => void): (order: SocketOrder) => void {
  const loaded = new Map<Generation, OpenTransport>([[4, openTransport4]])
  const open = new Map<number, Transport>()
  const readRows = openListReader()
  let pushes = 0

  const load = async (generation: Generation) => {
    try {
      if (!loaded.has(generation)) loaded.set(generation, (await import('../openTransport2')).openTransport2)
      say({ report: 'loaded', generation })
    } catch {
      say({ report: 'missing', generation })
    }
  }

  const readLarge = async (push: number, { length, read }: StreamedList) => {
    const end = await read((portion) => say({ push, portion })).catch((error: unknown) => ({
      status: 'refused' as const,
      reason: `cannot be read: ${String(error)}`,
      bytes: length,
    }))
    say({ push, end })
  }

  const listen = (connection: number): TransportListener => {
    const tell = (report: ConnectionReport) => say({ ...report, connection })
    return {
      connected: () => tell({ report: 'connected' }),
      failed: (reason) => tell({ report: 'failed', reason }),
      disconnected: (reason) => tell({ report: 'disconnected', reason }),
      received: ({ event, payload, text }) =>
        tell({ report: 'received', event, text, ...(text === '' && { payload }) }),
      receivedLarge: (large) => {
        const { event, start, length } = large
        const push = ++pushes
        tell({ report: 'large', push, event, start, length })
        void readLarge(push, large)
      },
      unreadable: ({ text, reason }) => tell({ report: 'unreadable', text, reason }),
    }
  }

  const connect = (
    { connection, generation, origin }: { connection: number; generation: Generation; origin: string },
    listener = listen(connection),
  ) => {
    const transport = loaded.get(generation)?.(origin, listener, readRows)
    if (transport) open.set(connection, transport)
    else listener.failed('unreachable')
  }

  let isWanted = true
  const openPreconnection = async (generation: Generation, origin: string) => {
    await load(generation)
    if (!isWanted) return
    const connection = preconnectionNumber
    const listener = listen(connection)
    const connected = () => {
      listener.connected()
      open.get(connection)?.emit(preconnectionQuestion.event, undefined)
    }
    connect({ connection, generation, origin }, { ...listener, connected })
  }

  const answer = (connection: number, question: number) => (given?: unknown) =>
    say({ connection, report: 'answered', question, answer: given })

  return (order) => {
    switch (order.order) {
      case 'preconnect':
        return void preconnect(order, say, (generation, origin) => void openPreconnection(generation, origin))
      case 'load':
        return void load(order.generation)
      case 'open':
        return connect(order)
      case 'emit': {
        const { connection, event, payload, question } = order
        // What reads the answer is loaded while that is on its way.
        if (asksForLarge(event)) readRows.warm()
        return open
          .get(connection)
          ?.emit(event, payload, question === undefined ? undefined : answer(connection, question))
      }
      case 'check':
        return open.get(order.connection)?.check(answer(order.connection, order.question))
      case 'close':
        if (order.connection === preconnectionNumber) isWanted = false
        open.get(order.connection)?.close()
        return void open.delete(order.connection)
    }
  }
}

/**
 * Opens what reads large pushes in this thread. Its code, the checks of them, comes apart; a push that comes
 * while it cannot be had rejects, and the next one asks for it again.
 */
export function openListReader(): ReadRows & { warm: () => void } {
  let loading: Promise<(event: LargeEvent, text: string) => LargeRead> | undefined
  const load = () =>
    (loading ??= import('../../large/createListReader').then(
      ({ createListReader, warmRowReader }) => {
        warmRowReader()
        return createListReader()
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    ))
  const read: ReadRows = async (event, text, take) => {
    const done = (await load())(event, text)
    if (done.status === 'refused') return done
    for (const portion of done.portions) take(portion)
    return { status: 'read', from: done.from, frame: done.frame, bytes: done.bytes }
  }
  // What fails here fails once more, and is told, when there is something to read.
  return Object.assign(read, { warm: () => void load().catch(() => undefined) })
}
