/** One question to the device, by its name on the wire. */
export interface Ask {
  event: string
  payload: unknown
}

/** The questions that wait for a connection, and those that are asked anew at each connect. Equal ones are one. */
export interface AskBook {
  /** Puts a question on hold until the next connect. */
  hold(ask: Ask): void
  /** Keeps a question; `isNew` when it was not kept before. `release` may be called more than once. */
  keep(ask: Ask): { isNew: boolean; release: () => void }
  /** All that is to be asked at a connect, in the order in which it came; what was on hold is forgotten. */
  takeDue(): Ask[]
  /** Forgets what is on hold. */
  drop(): void
}

const keyOf = ({ event, payload }: Ask): string => JSON.stringify([event, payload])

/** Makes an empty book. */
export const createAskBook = (): AskBook => {
  const kept = new Map<string, { ask: Ask; askers: number }>()
  const held = new Map<string, Ask>()
  return {
    hold: (ask) => void held.set(keyOf(ask), ask),
    keep: (ask) => {
      const key = keyOf(ask)
      const one = kept.get(key) ?? { ask, askers: 0 }
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
      for (const [key, { ask }] of kept) due.set(key, ask)
      return [...due.values()]
    },
    drop: () => held.clear(),
  }
}
