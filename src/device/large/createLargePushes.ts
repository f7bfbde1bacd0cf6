import { throwLater } from '../throwLater'
import type { LargeEvent } from './largePushOf'
import type { ReadLarge } from './openLargeReader'

/** Large pushes, in order with the other ones of the same event. */
export interface LargePushes {
  /** Reads the text of a push and gives what comes of it to `take`: a checked push, or, where nobody reads it, the payload. */
  read(event: LargeEvent, text: string, take: (payload: unknown) => void): void
  /** Runs `take` now, or behind the large pushes of the same event that came before. */
  next(event: string, take: () => void): void
  /** Somebody will want them: gets ready. */
  warm(): void
}

/** Makes the order of large pushes; without `load` they are read here and checked at the door as all others. */
export function createLargePushes(load: (() => Promise<ReadLarge>) | undefined): LargePushes {
  let reader: Promise<ReadLarge> | undefined
  const turns = new Map<string, Promise<void>>()

  const ready = () => (reader ??= load?.())
  const readNow = async (event: LargeEvent, text: string): Promise<unknown> => {
    try {
      const read = await ready()
      if (read) return await read(event, text)
    } catch {
      // It could not be loaded, because the player that serves it restarts; the next one is tried anew.
      reader = undefined
    }
    return JSON.parse(text)
  }
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
    read: (event, text, take) => queue(event, async () => take(await readNow(event, text))),
    next: (event, take) => {
      if (turns.has(event)) queue(event, async () => take())
      else take()
    },
    warm: () => void ready()?.catch(() => (reader = undefined)),
  }
}
