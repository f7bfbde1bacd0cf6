import { throwLater } from '../throwLater'
import type { Taken } from './Taken'

/** A push whose schema is not loaded yet. `tell` hears at least once what becomes of it. */
export interface WaitingPush {
  wireName: string
  payload: unknown
  tell: (taken: Taken) => void
}

/** The pushes that wait until their schemas are loaded. */
export interface WaitingPushes {
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
 * Keeps pushes in the order in which they came while `load` runs, then gives each to `take`. A load that fails (the device
 * that serves the file may be restarting) is tried again with the next push. Without `load` nothing waits.
 */
export const createWaitingPushes = ({
  load,
  take,
}: {
  load: (() => Promise<void>) | undefined
  take: (wireName: string, payload: unknown) => Taken
}): WaitingPushes => {
  let state: 'needed' | 'loading' | 'loaded' = load ? 'needed' : 'loaded'
  const waiting: WaitingPush[] = []

  const tellSafely = ({ tell }: WaitingPush, taken: Taken) => {
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
