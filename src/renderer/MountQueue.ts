import type { PageSession } from './form/PageSession'
import { isVisible } from './visibility'
import type { Item } from './elements/elements'
import type { FormSection } from './model/Page'

/** Whether an item is shown now. A field that nobody can see cannot be mended, so its value never holds back the others. */
export function isOnScreen(
  session: PageSession,
  section: FormSection,
  item: Pick<Item, 'hidden' | 'visibleIf'>,
): boolean {
  if (item.hidden) return false
  const target = item.visibleIf && session.locate(item.visibleIf.field, section)
  if (!item.visibleIf || !target) return true
  const element = target.section.items.find(({ key }) => key === target.key)?.element
  const value = session.store(target.section.key).getState().values[target.key]
  return element === undefined || isVisible(item.visibleIf, value, element)
}

/** A section of the drawn page, or an item in it, by their keys. */
export interface Target {
  sectionKey: string
  itemKey?: string
}

/** As often a part of a long page is waited for, ms apart, before its spot counts as not drawn. */
const tries = 200
const pause = 25

const mark = 'data-pointed'

const byKey = (within: ParentNode, key: string) =>
  within.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)

/** Takes the mark away. */
function unmark(): void {
  for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark)
}

/**
 * Brings a section or item into sight and marks it, drawing the parts of a long page before it on the way. Resolves to
 * whether it is there; undefined only takes the mark away. `isWanted` turns false when something else is pointed at.
 */
export async function revealTarget(target: Target | undefined, isWanted: () => boolean): Promise<boolean> {
  unmark()
  const section = target && byKey(document, target.sectionKey)
  if (!target || !section) return false
  const spot = target.itemKey === undefined ? section : await drawn(section, target.itemKey, isWanted)
  if (!spot || !isWanted()) return false
  unmark()
  spot.setAttribute(mark, '')
  spot.scrollIntoView({ block: spot === section ? 'start' : 'center' })
  return true
}

/** The row of an item, once its part of the page is drawn. */
async function drawn(
  section: HTMLElement,
  key: string,
  isWanted: () => boolean,
): Promise<HTMLElement | undefined> {
  for (let attempt = 0; attempt < tries && isWanted(); attempt += 1) {
    const row = byKey(section, key)
    if (row) return row
    const rest = section.querySelector('[data-deferred]')
    if (!rest) return undefined
    rest.scrollIntoView({ block: 'start' })
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return undefined
}

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
function onIdle(callback: () => void): () => void {
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
      this.#schedule(onIdle)
    })
  }

  #mount(part: number): void {
    this.#early.add(part)
    for (const listener of this.#waiting.get(part) ?? []) listener()
    this.#waiting.delete(part)
  }
}
