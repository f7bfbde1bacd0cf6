import type { LargeEnd, TakeRows } from '../../large/rows'
import {
  type Generation,
  type OpenTransport,
  type TransportListener,
  preconnectionNumber,
  type PushReport,
  preconnectionQuestion,
  type SocketOrder,
  type SocketReport,
} from '../Transport'
import { Preconnection } from './Preconnection'

/**
 * How long a worker may say nothing at all before it is given up, ms: one whose program never came is not
 * told of.
 */
const startTimeout = 2000

/** A worker that was started (`socket.worker.ts`). */
export interface StartedWorker {
  worker: Worker
  /** Where it was sent ahead: what it has said so far. */
  reports?: readonly SocketReport[]
}

/** The page's end of a worker that holds sockets. */
export interface SocketWorker {
  /** Present where it was sent ahead. */
  preconnection: Pick<Preconnection, 'hosts' | 'generation'> | undefined
  /**
   * Gives what opens sockets of a generation there; rejects when its code cannot be had now, or when it is
   * broken.
   */
  load(generation: Generation): Promise<OpenTransport>
  /** It could not be started and never will be. */
  isBroken(): boolean
}

interface Connection {
  listener: TransportListener
  questions: Map<number, (answer: unknown) => void>
  /**
   * `preconnectionQuestion` has been asked and not been answered yet: who asks it first has asked it already.
   */
  isAsked: boolean
}

/** A large push that is read in the worker, and what was said of it before somebody listened. */
class AwayRead {
  readonly #early: PushReport[] = []
  #listener: { take: TakeRows; end: (end: LargeEnd) => void } | undefined

  hear(report: PushReport): void {
    if (!this.#listener) this.#early.push(report)
    else if ('portion' in report) this.#listener.take(report.portion)
    else this.#listener.end(report.end)
  }

  read(take: TakeRows): Promise<LargeEnd> {
    return new Promise((end) => {
      this.#listener = { take, end }
      for (const report of this.#early.splice(0)) this.hear(report)
    })
  }
}

/** Takes a worker for connections. */
export function openSocketWorker({ worker, reports }: StartedWorker): SocketWorker {
  const preconnection = reports && new Preconnection()
  const connections = new Map<number, Connection>()
  const reads = new Map<number, AwayRead>()
  const loads = new Map<Generation, Promise<void>>()
  const loading = new Map<Generation, { resolve: () => void; reject: (reason: Error) => void }>()
  let lastNumber = preconnectionNumber
  let state: 'starting' | 'running' | 'broken' = 'starting'

  const giveUp = (generation: Generation, reason: string) => {
    loading.get(generation)?.reject(new Error(reason))
    loads.delete(generation)
  }
  // A worker has no origin that could be named.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const order = (what: SocketOrder) => worker.postMessage(what)

  const hearOf = (connection: Connection, report: Extract<SocketReport, { connection: number }>) => {
    const { listener, questions } = connection
    switch (report.report) {
      case 'connected':
        return listener.connected()
      case 'failed':
        return listener.failed(report.reason)
      case 'disconnected':
        return listener.disconnected(report.reason)
      case 'unreadable':
        return listener.unreadable(report)
      case 'received': {
        const { event, text } = report
        if (event === preconnectionQuestion.answer) connection.isAsked = false
        return listener.received({ event, text, payload: text === '' ? report.payload : JSON.parse(text) })
      }
      case 'large': {
        const { push, event, start, length } = report
        const away = new AwayRead()
        reads.set(push, away)
        return listener.receivedLarge({ event, start, length, read: (take) => away.read(take) })
      }
      case 'answered': {
        const { question, answer } = report
        const answered = questions.get(question)
        questions.delete(question)
        return answered?.(answer)
      }
    }
  }

  const hear = (data: SocketReport) => {
    state = 'running'
    if (preconnection?.hear(data) === true) return
    if ('push' in data && !('connection' in data)) {
      reads.get(data.push)?.hear(data)
      if ('end' in data) reads.delete(data.push)
    } else if ('connection' in data) {
      const connection = connections.get(data.connection)
      if (connection) hearOf(connection, data)
    } else if (data.report === 'loaded') {
      loading.get(data.generation)?.resolve()
      if (!loads.has(data.generation)) loads.set(data.generation, Promise.resolve())
    } else if (data.report === 'missing') giveUp(data.generation, 'the code of the socket could not be had')
  }
  for (const report of reports ?? []) hear(report)
  worker.addEventListener('message', ({ data }: MessageEvent<SocketReport>) => hear(data))
  const notStarted = 'the worker of the socket could not be started'
  const fail = () => {
    // Once it runs, an error in it is one of many, which the browser reports.
    if (state === 'running') return
    state = 'broken'
    preconnection?.end()
    for (const generation of loads.keys()) giveUp(generation, notStarted)
  }
  worker.addEventListener('error', fail)

  const opens =
    (generation: Generation): OpenTransport =>
    (origin, listener) => {
      const isPreconnecting = preconnection?.isUnderWay() === true
      const preconnected = preconnection?.take(generation, origin)
      const connection = preconnected ? preconnectionNumber : ++lastNumber
      const questions: Connection['questions'] = new Map()
      const mine: Connection = { listener, questions, isAsked: preconnected !== undefined }
      connections.set(connection, mine)
      if (preconnected)
        queueMicrotask(() => {
          for (const report of preconnected) hear(report)
        })
      else {
        if (isPreconnecting) order({ order: 'close', connection: preconnectionNumber })
        order({ order: 'open', connection, generation, origin })
      }
      const ask = (answered: (answer: unknown) => void) => {
        const question = ++lastNumber
        questions.set(question, answered)
        return question
      }
      return {
        emit: (event, payload, acknowledged) => {
          if (mine.isAsked && event === preconnectionQuestion.event) {
            mine.isAsked = false
            return
          }
          order({
            order: 'emit',
            connection,
            event,
            ...(payload !== undefined && { payload }),
            ...(acknowledged && { question: ask(acknowledged) }),
          })
        },
        check: (answered) => order({ order: 'check', connection, question: ask(() => answered()) }),
        close: () => {
          connections.delete(connection)
          order({ order: 'close', connection })
        },
      }
    }

  return {
    preconnection,
    isBroken: () => state === 'broken',
    load: async (generation) => {
      if (state === 'broken') throw new Error(notStarted)
      if (state === 'starting') setTimeout(fail, startTimeout)
      let load = loads.get(generation)
      if (!load) {
        load = new Promise((resolve, reject) => loading.set(generation, { resolve, reject }))
        loads.set(generation, load)
        order({ order: 'load', generation })
      }
      await load
      return opens(generation)
    },
  }
}
