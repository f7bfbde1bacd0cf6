/** A timer of which there is one at most: setting it anew calls off what it was set to. */
export interface OneTimer {
  /** Runs something at a moment, ms since 1970; at once when that is past. */
  set(moment: number, run: () => void): void
  clear(): void
  isSet(): boolean
}

/** What a timer goes by. */
interface Times {
  now: () => number
  later: (milliseconds: number, run: () => void) => () => void
}

/** A timer that is not set. */
export function createOneTimer({ later, now }: Times): OneTimer {
  let cancel: (() => void) | undefined
  const clear = () => {
    cancel?.()
    cancel = undefined
  }
  return {
    set(moment, run) {
      clear()
      cancel = later(Math.max(0, moment - now()), () => {
        cancel = undefined
        run()
      })
    },
    clear,
    isSet: () => cancel !== undefined,
  }
}
