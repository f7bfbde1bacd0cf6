import { throwLater } from '../throwLater'
import { createRowKeeper } from './createRowKeeper'
import type { LargePush } from './LargePush'

/** Large pushes, in order with the other ones of the same event. */
export interface LargePushes {
  /** Has a push read and gives what comes of it to `take`. */
  read(push: LargePush, take: (checked: unknown) => void): void
  /** Runs `take` now, or behind the large pushes of the same event that came before. */
  next(event: string, take: () => void): void
}

/** Makes the order of large pushes. */
export function createLargePushes(): LargePushes {
  const keep = createRowKeeper()
  const turns = new Map<string, Promise<void>>()
  const queue = (event: string, job: () => Promise<void>) => {
    const turn = (turns.get(event) ?? Promise.resolve())
      .then(job)
      .catch(throwLater)
      .finally(() => {
        if (turns.get(event) === turn) turns.delete(event)
      })
    turns.set(event, turn)
  }
  return {
    read: ({ event, read }, take) => queue(event, async () => take(await keep(event, read))),
    next: (event, take) => {
      if (turns.has(event)) queue(event, async () => take())
      else take()
    },
  }
}
