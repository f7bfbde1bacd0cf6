import type { PushPayloads, RequestPayloads } from '../../schemas/generated/types'
import type { Device, PushEvent, RequestEvent, SendOutcome } from './Device'

/** A request with its payload, where it has one. */
export type Request = { [E in RequestEvent]: { event: E; payload?: RequestPayloads[E] } }[RequestEvent]

/**
 * How asking ended. `refused`: it was not sent, because the player is away or because no player could read
 * it. `silent`: nothing that answers it came in time, so nobody knows. `lost`: the connection broke before
 * the answer. That a player says no is an answer, too.
 */
export type Asked<A> =
  | { status: 'answered'; answer: A }
  | Extract<SendOutcome, { status: 'refused' }>
  | { status: 'silent' | 'lost' }

/**
 * Listens for an answer from before the request is sent; returns what stops it. `goOn` gives the player so
 * many ms more from then on, where it says that it is at work.
 */
export type Answering<A> = (
  device: Device,
  tell: (answer: A) => void,
  goOn: (timeoutMs: number) => void,
) => () => void

/** For what nothing answers: it is heard of when it does not happen. */
export const byNothing: Answering<never> = () => () => undefined

interface AskOptions<A> {
  answeredBy: Answering<A>
  /** After which a player counts as silent, ms. */
  timeoutMs?: number
  /** Once it is aborted nobody waits any more, and asking never ends. */
  signal?: AbortSignal
}

/** After which a player that says nothing is said to be silent, ms: some requests are never answered. */
export const defaultTimeoutMs = 8_000

/** Any push of an event is the answer, or each of which `select` takes something. */
export function byPush<E extends PushEvent>(event: E): Answering<PushPayloads[E]>
export function byPush<E extends PushEvent, A>(
  event: E,
  select: (payload: PushPayloads[E]) => A | undefined,
): Answering<A>
export function byPush<E extends PushEvent>(
  event: E,
  select: (payload: PushPayloads[E]) => unknown = (payload) => payload,
): Answering<unknown> {
  return (device, tell) =>
    device.on(event, (payload) => {
      const answer = select(payload)
      if (answer !== undefined) tell(answer)
    })
}

/**
 * The first thing that is heard, or undefined where nothing is in time, ms. Never rejects; never ends once it
 * is aborted.
 */
export function hear<A>(
  device: Device,
  answering: Answering<A>,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<A | undefined> {
  return new Promise((resolve) => {
    const stops: (() => void)[] = []
    let isOver = signal?.aborted === true
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = () => {
      isOver = true
      clearTimeout(timer)
      for (const one of stops.splice(0)) one()
    }
    const end = (answer: A | undefined) => {
      if (isOver) return
      stop()
      resolve(answer)
    }
    const wait = (ms: number) => {
      clearTimeout(timer)
      if (!isOver) timer = setTimeout(() => end(undefined), ms)
    }
    if (isOver) return
    wait(timeoutMs)
    signal?.addEventListener('abort', stop)
    stops.push(() => signal?.removeEventListener('abort', stop))
    const leave = answering(device, end, wait)
    // What tells at once has ended it already.
    if (isOver) leave()
    else stops.push(leave)
  })
}

/**
 * Sends a request and waits for what answers it: the one way to do so. Never rejects, and always ends, unless
 * it is aborted. A question that is held while the player is away goes on waiting for it.
 */
export function ask<A>(
  device: Device,
  { event, payload }: Request,
  { answeredBy, timeoutMs = defaultTimeoutMs, signal }: AskOptions<A>,
): Promise<Asked<A>> {
  const ending: Answering<Asked<A>> = (_, end, goOn) => {
    const stops = [
      answeredBy(device, (answer) => end({ status: 'answered', answer }), goOn),
      device.onUnsent(event, (message) => end({ status: 'refused', reason: 'invalid', message })),
      device.onConnection((isConnected) => {
        if (!isConnected) end({ status: 'lost' })
      }),
    ]
    // The type of a request joins event and payload; that of `send` cannot follow once they are apart.
    const outcome = device.send(event, payload as never)
    if (outcome.status === 'refused') end(outcome)
    return () => stops.forEach((one) => one())
  }
  return hear(device, ending, timeoutMs, signal).then((asked) => asked ?? { status: 'silent' })
}
