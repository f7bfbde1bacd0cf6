/**
 * Throws `error` where the page's or the test's error handling sees it, without harm to the caller's work.
 */
export const throwLater = (error: unknown): void =>
  queueMicrotask(() => {
    throw error
  })

/** A list of listeners. */
export interface Listeners {
  /** Adds one, even if it is there already; returns its remover. */
  add(listener: () => void): () => void
  /**
   * Calls those that are in the list now. One that fails does not keep the news from the others, nor goes
   * unnoticed.
   */
  notify(): void
}

/** Makes an empty list. */
export const createListeners = (): Listeners => {
  let all: readonly (() => void)[] = []
  return {
    add: (listener) => {
      const mine = () => listener()
      all = [...all, mine]
      return () => {
        all = all.filter((one) => one !== mine)
      }
    },
    notify: () => {
      for (const listener of all) {
        try {
          listener()
        } catch (error) {
          throwLater(error)
        }
      }
    },
  }
}
