import type { PushPayloads } from '../../../schemas/generated/types'
import { createListeners, type Listeners } from '../createListeners'
import type { PushEvent, TopicStore } from '../Device'

/** A topic store that can be filled, which only the door does. */
export interface FillableTopicStore extends TopicStore {
  /** Replaces the last payload of `event` and tells the listeners of that topic only. */
  put<E extends PushEvent>(event: E, payload: PushPayloads[E]): void
  /** Forgets everything and tells the listeners of what there was. */
  clear(): void
}

/** Keeps the last payload per topic and nothing older, so that a topic that nobody reads costs one payload. */
export const createTopicStore = (): FillableTopicStore => {
  let last: Partial<PushPayloads> = {}
  const times = new Map<PushEvent, number>()
  const listeners = new Map<PushEvent, Listeners>()
  return {
    read: (event) => last[event],
    receivedAt: (event) => times.get(event),
    subscribe: (event, listener) => {
      const mine = listeners.get(event) ?? createListeners()
      listeners.set(event, mine)
      return mine.add(listener)
    },
    put: (event, payload) => {
      last[event] = payload
      times.set(event, performance.now())
      listeners.get(event)?.notify()
    },
    clear: () => {
      const known = [...times.keys()]
      last = {}
      times.clear()
      for (const event of known) listeners.get(event)?.notify()
    },
  }
}
