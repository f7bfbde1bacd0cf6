import { throwLater } from '../createListeners'
import type { PushPayloads, Validate } from '../../../schemas/generated/types'
import type { PushEvent } from '../Device'
import type { FillableTopicStore } from './createTopicStore'
import { describeErrors } from './describeErrors'
import type { PushChecks } from './deferredPushChecks'

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/**
 * The name on the wire of an event as the code knows it: the brand word takes the place of `{Brand}`
 * (capitalised) and `{brand}`.
 */
export const toWireName = (event: string, brandWord: string): string =>
  event.replaceAll('{Brand}', capitalised(brandWord)).replaceAll('{brand}', brandWord)

/** A push that was repaired and checked elsewhere: its value, or why its schema refused it. */
export class CheckedPush {
  readonly read: { value: unknown } | { reason: string }

  /** Its size as it came, bytes. */
  readonly bytes: number

  constructor(read: { value: unknown } | { reason: string }, bytes: number) {
    this.read = read
    this.bytes = bytes
  }
}

/**
 * What became of a push at the gateway: taken, refused by its schema, of no known topic; `waits` while its
 * schema could not be loaded, which is tried again, and `dropped` when too many waited.
 */
export type ValidationResult =
  | { status: 'taken' }
  | { status: 'refused'; reason: string }
  | { status: 'unknown' }
  | { status: 'waits'; reason: string }
  | { status: 'dropped'; reason: string }

/** A push whose schema is not loaded yet. `tell` hears at least once what becomes of it. */
interface WaitingPush {
  wireName: string
  payload: unknown
  tell: (taken: ValidationResult) => void
}

/** The pushes that wait until their schemas are loaded. */
interface PendingPushes {
  /** Whether what comes now need not wait: everything is loaded, and nothing that came before waits. */
  isOver(): boolean
  add(push: WaitingPush): void
  /** Starts to load, unless it is under way or done. */
  load(): void
  /** Lets go of all that wait. */
  drop(): void
}

/** How many pushes wait; a player that cannot serve a file but goes on pushing must not fill the memory. */
const most = 200

/**
 * Keeps pushes in the order in which they came while `load` runs, then gives each to `take`. A load that
 * fails (the device that serves the file may be restarting) is tried again with the next push. Without `load`
 * nothing waits.
 */
const createPendingPushes = ({
  load,
  take,
}: {
  load: (() => Promise<void>) | undefined
  take: (wireName: string, payload: unknown) => ValidationResult
}): PendingPushes => {
  let state: 'needed' | 'loading' | 'loaded' = load ? 'needed' : 'loaded'
  const waiting: WaitingPush[] = []

  const tellSafely = ({ tell }: WaitingPush, taken: ValidationResult) => {
    try {
      tell(taken)
    } catch (error) {
      throwLater(error)
    }
  }

  const takeAll = () => {
    state = 'loaded'
    for (let push = waiting.shift(); push; push = waiting.shift())
      tellSafely(push, take(push.wireName, push.payload))
  }

  const fail = (error: unknown) => {
    state = 'needed'
    const reason = `waits, because its schema could not be loaded: ${String(error)}`
    for (const push of waiting) tellSafely(push, { status: 'waits', reason })
  }

  const start = () => {
    if (!load || state !== 'needed') return
    state = 'loading'
    load().then(takeAll, fail)
  }

  return {
    isOver: () => state === 'loaded' && waiting.length === 0,
    add: (push) => {
      waiting.push(push)
      const oldest = waiting.length > most ? waiting.shift() : undefined
      if (oldest)
        tellSafely(oldest, { status: 'dropped', reason: 'dropped, because too many wait for their schemas' })
      start()
    },
    load: start,
    drop: () => {
      for (const push of waiting.splice(0))
        tellSafely(push, { status: 'dropped', reason: 'dropped, because another player is driven' })
    },
  }
}

/** The one incoming gateway: event name → schema → store and listeners. */
export interface Topics {
  /**
   * Takes a payload in: repairs known dirt, checks, stores. A refused one leaves the last good value in
   * place. `tell` is called with what became of it: at once, or, where its schema is loaded first, when that
   * is decided.
   */
  take(wireName: string, payload: unknown, tell: (taken: ValidationResult) => void): void
  /** Somebody wants to know of `event`: the checks that it needs are loaded. */
  want(event: PushEvent): void
  /** Lets go of what waits for its schema. */
  drop(): void
}

/**
 * Makes the incoming gateway over `store`. A push without a check in `checks` waits for those that
 * `loadLater` brings, and whatever has no check there either is of no known topic.
 */
export const createTopics = ({
  checks,
  loadLater,
  store,
  brandWord,
}: {
  checks: PushChecks
  loadLater?: (() => Promise<PushChecks>) | undefined
  store: FillableTopicStore
  brandWord: string
}): Topics => {
  /** By the name on the wire. */
  const topicChecks = new Map<string, (payload: unknown) => ValidationResult>()

  const open = <E extends PushEvent>(
    event: E,
    validate: Validate<PushPayloads[E]>,
    { normalisers, merges = {} }: PushChecks,
  ) =>
    topicChecks.set(toWireName(event, brandWord), (payload) => {
      if (payload instanceof CheckedPush) {
        if ('reason' in payload.read) return { status: 'refused', reason: payload.read.reason }
        // This gateway is where a value gets its type; the same schema has checked it in another place.
        store.put(event, payload.read.value as PushPayloads[E])
        return { status: 'taken' }
      }
      let repaired = payload
      try {
        const repair = normalisers[event]
        if (repair) repaired = repair(payload)
      } catch (error) {
        return { status: 'refused', reason: `cannot be read: ${String(error)}` }
      }
      if (!validate(repaired)) return { status: 'refused', reason: describeErrors(validate.errors) }
      store.put(event, merges[event]?.(store.read(event), repaired) ?? repaired)
      return { status: 'taken' }
    })

  const add = (more: PushChecks) => {
    const isPushEvent = (name: string): name is PushEvent => Object.hasOwn(more.validators, name)
    for (const name of Object.keys(more.validators).filter(isPushEvent)) {
      const validate = more.validators[name]
      if (validate) open(name, validate, more)
    }
  }
  add(checks)
  const first = new Set(topicChecks.keys())

  const takeIn = (wireName: string, payload: unknown): ValidationResult =>
    topicChecks.get(wireName)?.(payload) ?? { status: 'unknown' }
  const waiting = createPendingPushes({
    load: loadLater && (async () => add(await loadLater())),
    take: takeIn,
  })

  return {
    take: (wireName, payload, tell) => {
      if (first.has(wireName) || waiting.isOver()) tell(takeIn(wireName, payload))
      else waiting.add({ wireName, payload, tell })
    },
    want: (event) => {
      if (!first.has(toWireName(event, brandWord))) waiting.load()
    },
    drop: () => waiting.drop(),
  }
}
