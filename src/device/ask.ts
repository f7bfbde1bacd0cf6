import type { PushPayloads, RequestPayloads } from '../../schemas/generated/types'
import type { Device, PushEvent, RequestEvent, SendOutcome } from './Device'

/** A request with its payload, where it has one. */
export type Request = { [E in RequestEvent]: { event: E; payload?: RequestPayloads[E] } }[RequestEvent]

/**
 * How asking ended. `refused`: it was not sent, because the player is away or because no player could read it. `silent`: nothing that
 * answers it came in time, so nobody knows. `lost`: the connection broke before the answer. That a player says no is an answer, too.
 */
export type Asked<A> =
  | { status: 'answered'; answer: A }
  | Extract<SendOutcome, { status: 'refused' }>
  | { status: 'silent' | 'lost' }

/** Listens for an answer from before the request is sent; returns what stops it. */
export type Answering<A> = (device: Device, tell: (answer: A) => void) => () => void

interface AskOptions<A> {
  answeredBy: Answering<A>
  /** After which a player counts as silent, ms. */
  timeoutMs?: number
  /** Once it is aborted nobody waits any more, and asking never ends. */
  signal?: AbortSignal
}

const defaultTimeoutMs = 8_000

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
 * Sends a request and waits for what answers it: the one way to do so. Never rejects, and always ends, unless it is aborted. A question
 * that is held while the player is away goes on waiting for it.
 */
export function ask<A>(
  device: Device,
  { event, payload }: Request,
  { answeredBy, timeoutMs = defaultTimeoutMs, signal }: AskOptions<A>,
): Promise<Asked<A>> {
  return new Promise((resolve) => {
    const stops: (() => void)[] = []
    let isOver = signal?.aborted === true
    const stop = () => {
      isOver = true
      for (const one of stops.splice(0)) one()
    }
    const end = (asked: Asked<A>) => {
      if (isOver) return
      stop()
      resolve(asked)
    }
    if (isOver) return
    signal?.addEventListener('abort', stop)
    const timer = setTimeout(() => end({ status: 'silent' }), timeoutMs)
    stops.push(
      () => clearTimeout(timer),
      () => signal?.removeEventListener('abort', stop),
      answeredBy(device, (answer) => end({ status: 'answered', answer })),
      device.onUnsent(event, (message) => end({ status: 'refused', reason: 'invalid', message })),
      device.onConnection((isConnected) => {
        if (!isConnected) end({ status: 'lost' })
      }),
    )
    // The type of a request joins event and payload; that of `send` cannot follow once they are apart.
    const outcome = device.send(event, payload as never)
    if (outcome.status === 'refused') end(outcome)
  })
}
