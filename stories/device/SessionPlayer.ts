import type { Session } from '../../schemas/generated/types'

/** One line of a session. */
export type SessionStep = Session['steps'][number]

/** How far a session is. */
export interface Progress {
  /** How many steps are over. */
  done: number
  isPlaying: boolean
  /** How many times faster than it was. */
  speed: number
}

/** What the session is played to. */
export interface Stage {
  /** A step happens. */
  happen: (step: SessionStep) => void
  /** All is as it was before the first step; calls `ready` once it is. */
  clear: (ready: () => void) => void
}

/** Pauses in which nothing happens are not waited for longer, ms at single speed. */
const longestPause = 4000

/**
 * Plays the steps of a session one after the other, in the pauses in which they came, or when somebody wants
 * the next.
 */
export class SessionPlayer {
  readonly steps: readonly SessionStep[]
  readonly #stage: Stage
  readonly #listeners = new Set<() => void>()
  #progress: Progress = { done: 0, isPlaying: false, speed: 1 }
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(steps: readonly SessionStep[], stage: Stage) {
    this.steps = steps
    this.#stage = stage
  }

  /** How far it is; the same object until something changes. */
  readonly progress = (): Progress => this.#progress

  /** Calls `listener` after each change; returns the unsubscriber. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Goes on by itself, from the beginning when all is over. */
  play(): void {
    const begin = () => {
      this.#change({ isPlaying: true })
      this.#wait()
    }
    if (this.#progress.done >= this.steps.length) this.restart(begin)
    else begin()
  }

  pause(): void {
    clearTimeout(this.#timer)
    this.#change({ isPlaying: false })
  }

  /** All up to the next push happens at once; without another push, all that is left. */
  next(): void {
    this.pause()
    const rest = this.steps.slice(this.#progress.done)
    const push = rest.findIndex(({ direction }) => direction === 'in')
    this.#run(push < 0 ? this.steps.length : this.#progress.done + push + 1)
  }

  /** So many steps are over, as if they had just happened. */
  seek(done: number): void {
    this.pause()
    if (done < this.#progress.done) this.restart(() => this.#run(done))
    else this.#run(done)
  }

  /** Before the first step, standing still; `then` is called once all is as it was. */
  restart(then: () => void = () => undefined): void {
    this.pause()
    this.#change({ done: 0 })
    this.#stage.clear(then)
  }

  setSpeed(speed: number): void {
    this.#change({ speed })
    if (this.#progress.isPlaying) this.#wait()
  }

  /** Nothing happens any more. */
  stop(): void {
    clearTimeout(this.#timer)
  }

  #wait(): void {
    clearTimeout(this.#timer)
    const { done, speed } = this.#progress
    const next = this.steps[done]
    if (!next) {
      this.pause()
      return
    }
    const pause = Math.min(Math.max(0, next.at - (this.steps[done - 1]?.at ?? 0)), longestPause)
    this.#timer = setTimeout(() => {
      this.#run(done + 1)
      this.#wait()
    }, pause / speed)
  }

  #run(until: number): void {
    for (const step of this.steps.slice(this.#progress.done, until)) this.#stage.happen(step)
    this.#change({ done: Math.min(until, this.steps.length) })
  }

  #change(change: Partial<Progress>): void {
    this.#progress = { ...this.#progress, ...change }
    for (const listener of this.#listeners) listener()
  }
}
