import type { PushPayloads, Validate } from '../../../schemas/generated/types'
import type { PushEvent } from '../Device'
import type { FillableTopicStore } from './createTopicStore'
import { describeErrors } from './describeErrors'
import { toWireName } from './toWireName'

/** The check of each push. */
export type PushValidators = { [E in PushEvent]: Validate<PushPayloads[E]> }

/** What became of a push at the door: taken, refused by its schema, or of no known topic. */
export type Taken = { status: 'taken' } | { status: 'refused'; reason: string } | { status: 'unknown' }

/** The one incoming door: event name → schema → store and listeners. */
export interface Topics {
  /** Takes a payload in: repairs known dirt, checks, stores, tells. A refused one leaves the last good value in place. */
  take(wireName: string, payload: unknown): Taken
  /** Calls `listener` with each payload that is taken in; returns the unsubscriber. */
  on<E extends PushEvent>(event: E, listener: (payload: PushPayloads[E]) => void): () => void
}

/** Makes the incoming door over `store`. `normalise` repairs what real devices are known to send. */
export const createTopics = ({
  validators,
  normalise,
  store,
  brandWord,
}: {
  validators: PushValidators
  normalise: (event: PushEvent, payload: unknown) => unknown
  store: FillableTopicStore
  brandWord: string
}): Topics => {
  const isPushEvent = (name: string): name is PushEvent => Object.hasOwn(validators, name)
  const events = new Map<string, PushEvent>()
  for (const name of Object.keys(validators))
    if (isPushEvent(name)) events.set(toWireName(name, brandWord), name)

  const takeIn = <E extends PushEvent>(event: E, validate: PushValidators[E], payload: unknown): Taken => {
    let repaired: unknown
    try {
      repaired = normalise(event, payload)
    } catch (error) {
      return { status: 'refused', reason: `cannot be read: ${String(error)}` }
    }
    if (!validate(repaired)) return { status: 'refused', reason: describeErrors(validate.errors) }
    store.put(event, repaired)
    return { status: 'taken' }
  }

  return {
    take: (wireName, payload) => {
      const event = events.get(wireName)
      return event === undefined ? { status: 'unknown' } : takeIn(event, validators[event], payload)
    },
    on: (event, listener) =>
      store.subscribe(event, () => {
        const payload = store.read(event)
        if (payload !== undefined) listener(payload)
      }),
  }
}
