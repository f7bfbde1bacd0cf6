import type { RequestPayloads, Validate } from '../../../schemas/generated/types'
import type { RequestEvent } from '../Device'
import { toJson, describeErrors } from '../topics/describeErrors'
import { toWireName } from '../topics/createTopics'

/** One question to the device, by its name on the wire. */
interface Ask {
  event: string
  payload: unknown
}

/**
 * The questions that wait for a connection, and those that are asked anew at each connect. Equal ones are
 * one.
 */
interface Subscriptions {
  /** Puts a question on hold until the next connect. */
  hold(ask: Ask): void
  /** Keeps a question; `isNew` when it was not kept before. `release` may be called more than once. */
  keep(ask: Ask): { isNew: boolean; release: () => void }
  /** All that is to be asked at a connect, in the order in which it came; what was on hold is forgotten. */
  takeDue(): Ask[]
  /** A push of this name on the wire came: what is asked by the name that belongs to it is answered. */
  answered(push: string): void
  /**
   * The connection broke. What was asked about something of its own (a page, an address) and is unanswered at
   * two breaks in a row is not due any more until it is kept anew: it may be what breaks it, since some
   * requests end the process of a player.
   */
  broke(): void
  /** Forgets what is on hold. */
  drop(): void
}

/**
 * The push that answers a question, as players name them: `pushUiConfig` for getUiConfig, and for a method of
 * a plugin likewise.
 */
function answerOf({ event, payload }: Ask): string {
  const method =
    event === 'callMethod' && typeof payload === 'object' && payload && 'method' in payload && payload.method
  const name = typeof method === 'string' ? method : event
  return `push${name.charAt(0).toUpperCase()}${name.slice(1)}`.replace(/^pushGet/, 'push')
}

interface Kept {
  ask: Ask
  askers: number
  answer: string
  isOut: boolean
  /** Breaks in a row at which it was out. */
  breaks: number
}

const keyOf = ({ event, payload }: Ask): string => JSON.stringify([event, payload])

/** Makes an empty book. */
export const createSubscriptions = (): Subscriptions => {
  const kept = new Map<string, Kept>()
  const held = new Map<string, Ask>()
  return {
    hold: (ask) => void held.set(keyOf(ask), ask),
    keep: (ask) => {
      const key = keyOf(ask)
      const one = kept.get(key) ?? { ask, askers: 0, answer: answerOf(ask), isOut: true, breaks: 0 }
      one.askers++
      kept.set(key, one)
      let released = false
      const release = () => {
        if (released) return
        released = true
        if (--one.askers === 0 && kept.get(key) === one) kept.delete(key)
      }
      return { isNew: one.askers === 1, release }
    },
    takeDue: () => {
      const due = new Map(held)
      held.clear()
      for (const [key, one] of kept) {
        if (one.breaks > 1) continue
        one.isOut = true
        due.set(key, one.ask)
      }
      return [...due.values()]
    },
    answered: (push) => {
      for (const one of kept.values()) {
        if (one.answer !== push) continue
        one.isOut = false
        one.breaks = 0
      }
    },
    broke: () => {
      for (const one of kept.values()) if (one.isOut && one.ask.payload !== undefined) one.breaks++
    },
    drop: () => held.clear(),
  }
}

/** The checks of requests, by their event. */
export type RequestValidators = { readonly [E in RequestEvent]?: Validate<RequestPayloads[E]> }

/** Names that the socket library keeps for itself; sending one would never reach the device. */
const reserved =
  /^(connect(_error|_timeout|ing)?|disconnect(ing)?|error|reconnect\w*|ping|pong|newListener|removeListener)$/

/** The one outgoing gateway. Everything is by the name on the wire. */
export interface RequestGateway {
  /** The name on the wire of a request of ours. */
  nameOf(event: RequestEvent): string
  /**
   * Why a request must not leave, or undefined when it may. A name without a schema may leave: its author is
   * the device.
   */
  validationError(wireName: string, payload: unknown): string | undefined
  /** Whether the check of a request is here, if it has one. */
  knows(wireName: string): boolean
  /** The checks that were not here yet. */
  complete(validators: RequestValidators): void
}

/**
 * Makes the gateway that each request passes, because a malformed one can crash a device. `later`: requests
 * whose checks come by `complete`.
 */
export const createRequestGateway = (
  validators: RequestValidators,
  brandWord: string,
  later: readonly string[] = [],
): RequestGateway => {
  const checks = new Map<string, Validate>()
  const add = (more: RequestValidators) => {
    for (const [event, validate] of Object.entries(more)) checks.set(toWireName(event, brandWord), validate)
  }
  add(validators)
  const awaited = new Set(later.map((event) => toWireName(event, brandWord)))
  return {
    knows: (wireName) => !awaited.has(wireName),
    complete: (more) => {
      add(more)
      awaited.clear()
    },
    nameOf: (event) => toWireName(event, brandWord),
    validationError: (wireName, payload) => {
      if (wireName === '' || reserved.test(wireName)) return 'its name is kept for the connection itself'
      const validate = checks.get(wireName)
      if (validate && !validate(payload)) return describeErrors(validate.errors)
      return toJson(payload) === undefined ? 'it is nested too deep' : undefined
    },
  }
}

/** Goes on with a request: its check is there, or `failure` says why it is not. */
type GoOn = (failure: string | undefined) => void

/** Requests whose check is not loaded yet, in the order in which they came. */
export interface WaitingRequests {
  /** Adds one, and loads the checks unless they are on their way. Returns what takes it out again. */
  add(goOn: GoOn): () => void
  hasSome(): boolean
}

/** Makes the list. A failed load fails all that waited for it; the next request loads anew. */
export function createHeldRequests(
  load: (() => Promise<RequestValidators>) | undefined,
  complete: (validators: RequestValidators) => void,
): WaitingRequests {
  let waiting: GoOn[] = []
  const release = (failure: string | undefined) => {
    const released = waiting
    waiting = []
    for (const goOn of released) goOn(failure)
  }
  const begin = () =>
    load?.().then(
      (validators) => {
        complete(validators)
        release(undefined)
      },
      (error: unknown) => release(`its check cannot be loaded: ${String(error)}`),
    )
  return {
    add(goOn) {
      waiting.push(goOn)
      if (waiting.length === 1) void begin()
      return () => {
        waiting = waiting.filter((one) => one !== goOn)
      }
    },
    hasSome: () => waiting.length > 0,
  }
}

/**
 * A question only asks, so asking it late does no harm; a command changes something and must not come as a
 * surprise.
 */
export type RequestKind = 'question' | 'command'

/** Questions whose name does not say so. */
const otherQuestions = new Set([
  'browseLibrary',
  'search',
  'superSearch',
  'isLatestTOSAccepted',
  'updateCheckCache',
])

/**
 * Whether a request (its name on the wire) is a question: get…, list… and the readers of the library; else a
 * command.
 */
export const requestKind = (event: string): RequestKind =>
  /^([gG]et|list)[A-Z]/.test(event) || otherQuestions.has(event) ? 'question' : 'command'
