/** How long all that is sent may be kept back at the most, ms: a disk that hangs must not silence the player. */
const longest = 5_000

/** Keeps what is sent in its order while something must be done first; `Clients` says what for. */
export function createHold() {
  let held: Promise<unknown> | undefined
  let waiting: (() => void)[] = []
  const release = () => {
    held = undefined
    const ready = waiting
    waiting = []
    for (const send of ready) send()
  }
  return {
    inTurn(send: () => void): void {
      if (held === undefined) send()
      else waiting.push(send)
    },
    holdUntil(done: Promise<void>): void {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, longest)
      })
      const all = Promise.all([held, Promise.race([done, late])])
      held = all
      void all.then(() => {
        clearTimeout(timer)
        // Something else may have come on top of it.
        if (held === all) release()
      })
    },
  }
}
