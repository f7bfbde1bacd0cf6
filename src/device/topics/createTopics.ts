import type { PushPayloads, Validate } from '../../../schemas/generated/types'
import type { PushEvent } from '../Device'
import { CheckedPush } from './CheckedPush'
import type { FillableTopicStore } from './createTopicStore'
import { createWaitingPushes } from './createWaitingPushes'
import { describeErrors } from './describeErrors'
import type { PushChecks } from './PushChecks'
import type { Taken } from './Taken'
import { toWireName } from './toWireName'

/** The one incoming door: event name → schema → store and listeners. */
export interface Topics {
  /**
   * Takes a payload in: repairs known dirt, checks, stores. A refused one leaves the last good value in place. `tell` is
   * called with what became of it: at once, or, where its schema is loaded first, when that is decided.
   */
  take(wireName: string, payload: unknown, tell: (taken: Taken) => void): void
  /** Somebody wants to know of `event`: the checks that it needs are loaded. */
  want(event: PushEvent): void
  /** Lets go of what waits for its schema. */
  drop(): void
}

/**
 * Makes the incoming door over `store`. A push without a check in `checks` waits for those that `loadLater` brings, and
 * whatever has no check there either is of no known topic.
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
  const doors = new Map<string, (payload: unknown) => Taken>()

  const open = <E extends PushEvent>(
    event: E,
    validate: Validate<PushPayloads[E]>,
    { normalisers, keepers = {} }: PushChecks,
  ) =>
    doors.set(toWireName(event, brandWord), (payload) => {
      if (payload instanceof CheckedPush) {
        if ('reason' in payload.read) return { status: 'refused', reason: payload.read.reason }
        // This door is where a value gets its type; the same schema has checked it in another place.
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
      store.put(event, keepers[event]?.(store.read(event), repaired) ?? repaired)
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
  const first = new Set(doors.keys())

  const takeIn = (wireName: string, payload: unknown): Taken =>
    doors.get(wireName)?.(payload) ?? { status: 'unknown' }
  const waiting = createWaitingPushes({
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
