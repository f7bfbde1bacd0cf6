import { asksForLarge } from '../../large/largePushOf'
import type { LargePush } from '../../large/LargePush'
import type { ReadRows } from '../../large/openRowReader'
import { openTransport4 } from '../openTransport4'
import type { Generation, OpenTransport, Transport, TransportListener } from '../Transport'
import type { ConnectionReport, SocketOrder, SocketReport } from './messages'

/** Carries out what the page orders, over real sockets, and says what comes of it. `openReader` opens what reads large pushes, before the first. */
export function createSocketHost(
  say: (report: SocketReport) => void,
  openReader: () => ReadRows,
): (order: SocketOrder) => void {
  const loaded = new Map<Generation, OpenTransport>([[4, openTransport4]])
  const open = new Map<number, Transport>()
  let reader: ReadRows | undefined
  let pushes = 0

  const ready = () => (reader ??= openReader())
  const readRows: ReadRows = (...push) => ready()(...push)

  const load = async (generation: Generation) => {
    try {
      if (!loaded.has(generation)) loaded.set(generation, (await import('../openTransport2')).openTransport2)
      say({ report: 'loaded', generation })
    } catch {
      say({ report: 'missing', generation })
    }
  }

  const readLarge = async (push: number, { length, read }: LargePush) => {
    const taker = {
      portion: (portion: string) => say({ push, portion }),
      restart: () => say({ push, restart: true }),
    }
    const end = await read(taker).catch((error: unknown) => ({
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

  const answer = (connection: number, question: number) => (said?: unknown) =>
    say({ connection, report: 'answered', question, answer: said })

  return (order) => {
    switch (order.order) {
      case 'load':
        return void load(order.generation)
      case 'open': {
        const { connection, generation, origin } = order
        const transport = loaded.get(generation)?.(origin, listen(connection), readRows)
        if (transport) open.set(connection, transport)
        else listen(connection).failed('unreachable')
        return undefined
      }
      case 'emit': {
        const { connection, event, payload, question } = order
        // What reads the answer starts while it is on its way.
        if (asksForLarge(event)) ready()
        return open
          .get(connection)
          ?.emit(event, payload, question === undefined ? undefined : answer(connection, question))
      }
      case 'check':
        return open.get(order.connection)?.check(answer(order.connection, order.question))
      case 'close':
        open.get(order.connection)?.close()
        return void open.delete(order.connection)
    }
  }
}
