/** What says everything that there is to say of its matter each time: of several in a row only the last is of use. */
const whole: ReadonlySet<string> = new Set(['pushState', 'pushMultiRoomDevices'])

/** Lets the first of several whole states through, and of those that follow it within a frame the last. */
export interface FrameGate {
  /** Runs `take` now; or, behind one of the same event in this frame, when the frame is over or something else comes, if it is the last. */
  next(event: string, take: () => void): void
  /** Lets through what is held. */
  flush(): void
}

/** Makes the gate. `nextFrame` runs what it is given once, about a frame later; also where nothing is drawn. */
export function createFrameGate(nextFrame: (run: () => void) => void): FrameGate {
  let current: { event: string; last?: () => void } | undefined
  const flush = () => {
    const last = current?.last
    current = undefined
    last?.()
  }
  const begin = (event: string) => {
    const frame: typeof current = { event }
    current = frame
    nextFrame(() => {
      if (current !== frame) return
      const { last } = frame
      current = undefined
      if (!last) return
      // A flood goes on: the next frame begins with what this one ended with.
      begin(event)
      last()
    })
  }
  return {
    flush,
    next: (event, take) => {
      if (current?.event === event) {
        current.last = take
        return
      }
      flush()
      if (whole.has(event)) begin(event)
      take()
    },
  }
}
