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

/** The longest that a timer of the machine can be set to, ms, some 24 days; a longer one would run at once. */
const longest = 2 ** 31 - 1

/** A timer that is not set. */
export function createOneTimer({ later, now }: Times): OneTimer {
  let cancel: (() => void) | undefined
  const clear = () => {
    cancel?.()
    cancel = undefined
  }
  const set = (moment: number, run: () => void) => {
    clear()
    const wait = Math.max(0, moment - now())
    cancel = later(Math.min(wait, longest), () => {
      cancel = undefined
      if (wait > longest) set(moment, run)
      else run()
    })
  }
  return { set, clear, isSet: () => cancel !== undefined }
}
