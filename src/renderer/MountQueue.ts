/** Calls back once what is drawn now was painted. */
function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Calls back in a quiet moment of the browser; Safari knows none. */
function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') return afterPaint(callback)
  const handle = requestIdleCallback(callback, { timeout: 100 })
  return () => cancelIdleCallback(handle)
}

/** Parts that are drawn without anybody near them: some 400 rows, which is all of almost every page there is. */
const drawnAhead = 50

/** Parts that are drawn in one go; being a transition, the browser answers keys and touches in between. */
const atOnce = 6

/** How far outside the screen a part is drawn, so that scrolling and tabbing find it there. */
const margin = '600px'

/**
 * Which parts of a long page are drawn. The first ones are there at once, the next follow a few at a time in the
 * browser's quiet moments, and the rest of a giant page when somebody comes near: no task is longer than a few rows,
 * and nothing runs once that is done.
 */
export class MountQueue {
  #next: number
  #total = 0
  #early = new Set<number>()
  #waiting = new Map<number, Set<() => void>>()
  #cancel: (() => void) | undefined
  #observer: IntersectionObserver | undefined
  #places = new Map<Element, number>()

  /** `initial`: how many parts are drawn at once. */
  constructor(initial: number) {
    this.#next = initial
  }

  isMounted(part: number): boolean {
    return part < this.#next || this.#early.has(part)
  }

  /** Calls `listener` when the part's turn has come, at once if it has; returns the unsubscriber. */
  subscribe(part: number, listener: () => void): () => void {
    if (this.isMounted(part)) listener()
    const listeners = this.#waiting.get(part) ?? new Set()
    this.#waiting.set(part, listeners.add(listener))
    return () => listeners.delete(listener)
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
    this.#schedule(afterPaint)
    return () => {
      this.#cancel?.()
      this.#cancel = undefined
    }
  }

  #near(entries: IntersectionObserverEntry[]): void {
    for (const { isIntersecting, target } of entries) {
      const part = isIntersecting ? this.#places.get(target) : undefined
      if (part !== undefined && !this.isMounted(part)) this.#mount(part)
    }
  }

  #schedule(when: (callback: () => void) => () => void): void {
    if (this.#cancel || this.#next >= this.#total) return
    this.#cancel = when(() => {
      this.#cancel = undefined
      for (let drawn = 0; drawn < atOnce && this.#next < this.#total; drawn++) this.#mount(this.#next++)
      this.#schedule(whenIdle)
    })
  }

  #mount(part: number): void {
    this.#early.add(part)
    for (const listener of this.#waiting.get(part) ?? []) listener()
    this.#waiting.delete(part)
  }
}
