/** Asks the browser for a quiet moment; Safari has no idle callback. */
function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(callback, { timeout: 100 })
    return () => cancelIdleCallback(handle)
  }
  const handle = setTimeout(callback, 16)
  return () => clearTimeout(handle)
}

/** Parts that are drawn without anybody near them: some 400 rows, which is all of almost every page there is. */
const drawnAhead = 50

/** How far outside the screen a part is drawn, so that scrolling and tabbing find it there. */
const margin = '600px'

/**
 * Which parts of a long page are drawn. The first ones are there at once, the next follow one by one in the browser's
 * quiet moments, and the rest of a giant page when somebody comes near: no task is longer than one part, and nothing
 * runs once that is done.
 */
export class MountQueue {
  #mounted: number
  #early = new Set<number>()
  #total = 0
  #listeners = new Set<() => void>()
  #cancel: (() => void) | undefined
  #observer: IntersectionObserver | undefined
  #places = new Map<Element, number>()

  /** `initial`: how many parts are drawn at once. */
  constructor(initial: number) {
    this.#mounted = initial
  }

  isMounted(part: number): boolean {
    return part < this.#mounted || this.#early.has(part)
  }

  /** Draws a part when its place nears the screen; returns the function that forgets the place. */
  watch(place: Element, part: number): () => void {
    this.#observer ??= new IntersectionObserver((entries) => this.#near(entries), { rootMargin: margin })
    this.#places.set(place, part)
    this.#observer.observe(place)
    return () => {
      this.#places.delete(place)
      this.#observer?.unobserve(place)
    }
  }

  /** Goes on until `total` parts, or as many as are drawn ahead, are there; returns the function that stops it. */
  run(total: number): () => void {
    this.#total = Math.min(total, drawnAhead)
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

  #near(entries: IntersectionObserverEntry[]): void {
    const near = entries.filter(({ isIntersecting }) => isIntersecting)
    const parts = near
      .flatMap(({ target }) => this.#places.get(target) ?? [])
      .filter((part) => !this.isMounted(part))
    if (parts.length === 0) return
    // One part a task: the rest of them stays near and comes with the next observation.
    const [first = 0] = parts.toSorted((one, other) => one - other)
    this.#early.add(first)
    this.#notify()
    for (const { target } of near) {
      if (!this.#places.has(target)) continue
      this.#observer?.unobserve(target)
      this.#observer?.observe(target)
    }
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
