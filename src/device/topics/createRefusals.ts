import { throwLater } from '../throwLater'

/** Who wants to know of pushes and requests that their schema refused. */
export interface Refusals {
  /** Adds a listener for what has this name on the wire; returns its remover. */
  listen(wireName: string, listener: (reason: string) => void): () => void
  /** Tells the listeners of that name. One that fails does not keep the news from the others, nor goes unnoticed. */
  tell(wireName: string, reason: string): void
}

/** Makes an empty list. */
export const createRefusals = (): Refusals => {
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
