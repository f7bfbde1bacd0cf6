import type { RequestValidators } from './createRequestDoor'

/** Goes on with a request: its check is there, or `failure` says why it is not. */
type GoOn = (failure: string | undefined) => void

/** Requests whose check is not loaded yet, in the order in which they came. */
export interface WaitingRequests {
  /** Adds one, and loads the checks unless they are on their way. Returns what takes it out again. */
  add(goOn: GoOn): () => void
  hasSome(): boolean
}

/** Makes the list. A failed load fails all that waited for it; the next request loads anew. */
export function createWaitingRequests(
  load: (() => Promise<RequestValidators>) | undefined,
  complete: (validators: RequestValidators) => void,
): WaitingRequests {
  let waiting: GoOn[] = []
  const release = (failure: string | undefined) => {
    const released = waiting
    waiting = []
    for (const goOn of released) goOn(failure)
  }
  const begin = () =>
    load?.().then(
      (validators) => {
        complete(validators)
        release(undefined)
      },
      (error: unknown) => release(`its check cannot be loaded: ${String(error)}`),
    )
  return {
    add(goOn) {
      waiting.push(goOn)
      if (waiting.length === 1) void begin()
      return () => {
        waiting = waiting.filter((one) => one !== goOn)
      }
    },
    hasSome: () => waiting.length > 0,
  }
}
