import { createContext, useContext, useEffect } from 'react'
import { createStore } from 'zustand/vanilla'

/** Why the player will be out of reach for a while, in words for who waits. */
interface Absence {
  /** What it is doing. */
  reason: string
  /** What to do if it does not come back. */
  advice: string
  /** Where it may be found then. */
  address?: string | undefined
}

/**
 * What the panel itself has set going that takes the player out of reach: a change of its network, a restart.
 */
export class ExpectedAbsence {
  readonly #all = createStore<readonly Absence[]>(() => [])

  /** Counts on the player being away until the returned function is called. */
  expect(absence: Absence): () => void {
    this.#all.setState((all) => [...all, absence], true)
    return () => this.#all.setState((all) => all.filter((one) => one !== absence), true)
  }

  /** The latest reason; undefined when the player has none to be away. The same object until that changes. */
  readonly current = (): Absence | undefined => this.#all.getState().at(-1)

  readonly subscribe = (listener: () => void): (() => void) => this.#all.subscribe(listener)
}

/** The app's record of why the player may be away. */
export const ExpectedAbsenceContext = createContext(new ExpectedAbsence())

/** Tells who covers the page without a player why it is away and what to do, as long as `words` are given. */
export const useExpectAbsence = (words: Absence | undefined): void => {
  const absences = useContext(ExpectedAbsenceContext)
  const { reason, advice, address } = words ?? {}
  useEffect(
    () =>
      reason === undefined || advice === undefined ? undefined : absences.expect({ reason, advice, address }),
    [absences, reason, advice, address],
  )
}
