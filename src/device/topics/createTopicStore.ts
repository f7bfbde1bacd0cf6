import { throwLater, createListeners, type Listeners } from '../createListeners'
import type { PushPayloads } from '../../../schemas/generated/types'
import type { PushEvent, TopicStore } from '../Device'

/** Who wants to know of pushes and requests that their schema refused. */
interface ErrorListeners {
  /** Adds a listener for what has this name on the wire; returns its remover. */
  listen(wireName: string, listener: (reason: string) => void): () => void
  /**
   * Tells the listeners of that name. One that fails does not keep the news from the others, nor goes
   * unnoticed.
   */
  tell(wireName: string, reason: string): void
}

/** Makes an empty list. */
export const createErrorListeners = (): ErrorListeners => {
  let all: readonly { wireName: string; listener: (reason: string) => void }[] = []
  return {
    listen: (wireName, listener) => {
      const mine = { wireName, listener }
      all = [...all, mine]
      return () => {
        all = all.filter((one) => one !== mine)
      }
    },
    tell: (wireName, reason) => {
      for (const { listener } of all.filter((one) => one.wireName === wireName)) {
        try {
          listener(reason)
        } catch (error) {
          throwLater(error)
        }
      }
    },
  }
}

/**
 * What says everything that there is to say of its matter each time: of several in a row only the last is of
 * use.
 */
const whole: ReadonlySet<string> = new Set(['pushState', 'pushMultiRoomDevices'])

/** Lets the first of several whole states through, and of those that follow it within a frame the last. */
export interface FrameGate {
  /**
   * Runs `take` now; or, behind one of the same event in this frame, when the frame is over or something else
   * comes, if it is the last.
   */
  next(event: string, take: () => void): void
  /** Lets through what is held. */
  flush(): void
}

/**
 * Makes the gate. `nextFrame` runs what it is given once, about a frame later; also where nothing is drawn.
 */
export function createFrameGate(nextFrame: (run: () => void) => void): FrameGate {
  let current: { event: string; last?: () => void } | undefined
  const flush = () => {
    const last = current?.last
    current = undefined
    last?.()
  }
  const begin = (event: string) => {
    const frame: typeof current = { event }
    current = frame
    nextFrame(() => {
      if (current !== frame) return
      const { last } = frame
      current = undefined
      if (!last) return
      // A flood goes on: the next frame begins with what this one ended with.
      begin(event)
      last()
    })
  }
  return {
    flush,
    next: (event, take) => {
      if (current?.event === event) {
        current.last = take
        return
      }
      flush()
      if (whole.has(event)) begin(event)
      take()
    },
  }
}

/** A topic store that can be filled, which only the gateway does. */
export interface FillableTopicStore extends TopicStore {
  /** Replaces the last payload of `event` and tells the listeners of that topic only. */
  put<E extends PushEvent>(event: E, payload: PushPayloads[E]): void
  /** Forgets everything and tells the listeners of what there was. */
  clear(): void
}

/**
 * Keeps the last payload per topic and nothing older, so that a topic that nobody reads costs one payload.
 */
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
