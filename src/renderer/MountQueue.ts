/** Asks the browser for a quiet moment; Safari has no idle callback. */
function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(callback, { timeout: 100 })
    return () => cancelIdleCallback(handle)
  }
  const handle = setTimeout(callback, 16)
  return () => clearTimeout(handle)
}

/**
 * Which parts of a long page are drawn. The first ones are there at once, the others follow one by one in the browser's
 * quiet moments, those that come into sight first, until all are there: no task is longer than one part, and nothing
 * runs once the page is whole.
 */
export class MountQueue {
  #mounted: number
  #early = new Set<number>()
  #total = 0
  #listeners = new Set<() => void>()
  #cancel: (() => void) | undefined

  /** `initial`: how many parts are drawn at once. */
  constructor(initial: number) {
    this.#mounted = initial
  }

  isMounted(part: number): boolean {
    return part < this.#mounted || this.#early.has(part)
  }

  /** Draws a part ahead of its turn. */
  mountNow(part: number): void {
    if (this.isMounted(part)) return
    this.#early.add(part)
    this.#notify()
  }

  /** Goes on until `total` parts are drawn; returns the function that stops it. */
  run(total: number): () => void {
    this.#total = total
    this.#schedule()
    return () => {
      this.#cancel?.()
      this.#cancel = undefined
    }
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #schedule(): void {
    if (this.#cancel || this.#mounted >= this.#total) return
    this.#cancel = whenIdle(() => {
      this.#cancel = undefined
      this.#advance()
      this.#schedule()
    })
  }

  #advance(): void {
    do {
      this.#early.delete(this.#mounted)
      this.#mounted += 1
    } while (this.#early.has(this.#mounted))
    this.#notify()
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }
}
