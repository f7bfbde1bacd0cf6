import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
} from 'react'
import { carryByPointer, edgeSpeed } from '../carryByPointer'

/** ms that a finger or the mouse rests before it lifts a row [D9-27]. */
const pressDelay = 150
/** A pointer that stays within so much has only been pressed, px. */
const still = 4
/** So near to the edges of the window, px, the list scrolls, at most so fast, px/s. */
const edge = 96
/** The same within a smaller room. */
const nearEdge = 48
/** The bars at the foot of the panel, px. */
const foot = 64
const fastest = 1_200

/** Who hears of a drag; `over` is the place in the list that the row hovers at. */
interface DragListener {
  grabbed: () => void
  over: (place: number) => void
  dropped: () => void
  cancelled: () => void
}

interface DragRoom {
  /** The number of rows. */
  count: () => number
  /** Where the list begins to be visible in the window, px; of a `scroller` its own edge counts. */
  top: number
  /** px */
  rowHeight: number
  /** What the list scrolls in; the page without it. */
  scroller: Element | undefined
}

/**
 * Lets a row follow the pointer that went down on it, once that has rested; React hears only of another
 * place.
 */
function startRowDrag(
  event: { pointerId: number; clientX: number; clientY: number },
  { row, list }: { row: HTMLElement; list: HTMLElement },
  { count, top, rowHeight, scroller }: DragRoom,
  tell: DragListener,
): void {
  const grabOffset = event.clientY - row.getBoundingClientRect().top
  let over = -1
  carryByPointer(event, {
    element: row,
    grabsAfter: pressDelay,
    still,
    scroller,
    scrollSpeed(y) {
      const box = scroller?.getBoundingClientRect()
      const bottom = box?.bottom ?? window.innerHeight - foot
      return edgeSpeed(y, { edge: box ? nearEdge : edge, top: box?.top ?? top, bottom, fastest })
    },
    grabbed: tell.grabbed,
    moved: (_x, y) => {
      const at = y - grabOffset - list.getBoundingClientRect().top
      row.style.transform = `translateY(${at}px)`
      const place = Math.min(count() - 1, Math.max(0, Math.round(at / rowHeight)))
      if (place !== over) tell.over((over = place))
    },
    dropped: () => {
      row.style.transform = `translateY(${over * rowHeight}px)`
      tell.dropped()
    },
    cancelled: tell.cancelled,
  })
}

/** The row that is on its way, and the place that it hovers at. */
export interface Drag {
  id: number
  over: number
  by: 'pointer' | 'keys'
}

/** Where a row stands while another one, from the place `held`, hovers over its place. */
export function placeWhile(drag: Drag | undefined, held: number, index: number): number {
  if (!drag || held < 0) return index
  if (index === held) return drag.by === 'keys' ? drag.over : index
  if (index > held && index <= drag.over) return index - 1
  return index < held && index >= drag.over ? index + 1 : index
}

/** What can be moved: it is the same one as long as its id is. */
export interface Movable {
  id: number
}

/** What happens to a row that is moved, in words: its place counts from 1. */
export type MoveWords<Entry> = (
  what: 'grabbed' | 'at' | 'dropped' | 'back',
  moved: { entry: Entry; place: number; count: number },
) => string

interface Parts<Entry> extends Pick<DragRoom, 'top' | 'rowHeight'> {
  list: RefObject<HTMLElement | null>
  entries: readonly Entry[]
  /** What the list scrolls in; the page without it. */
  scroller?: () => Element | null
  words: MoveWords<Entry>
  /** The entry is to stand before another one, or at the end. */
  onMove: (id: number, before: number | undefined) => void
  /** Shows a place of the list. */
  reveal: (place: number) => void
}

/** How far a key moves a lifted row. */
const strides: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -10,
  PageDown: 10,
  Home: -Infinity,
  End: Infinity,
}

/**
 * Moving rows with mouse, finger and keyboard [D2.7-3]; `announcement` is what a screen reader hears of it.
 */
export function useReorder<Entry extends Movable>(parts: Parts<Entry>) {
  const { list, entries, top, rowHeight, words, onMove, reveal, scroller } = parts
  const [drag, setDrag] = useState<Drag>()
  const [announcement, setAnnouncement] = useState('')
  const latest = useRef({ drag, entries, words, onMove, reveal, scroller })
  useLayoutEffect(() => {
    latest.current = { drag, entries, words, onMove, reveal, scroller }
  })

  const say = useCallback((what: 'grabbed' | 'at' | 'dropped' | 'back', id: number, place: number) => {
    const { entries: all, words: tell } = latest.current
    const entry = all.find((one) => one.id === id)
    if (entry) setAnnouncement(tell(what, { entry, place: place + 1, count: all.length }))
  }, [])
  const change = useCallback((next: Drag | undefined) => {
    // Kept at once, too: a key may follow before the next render.
    latest.current.drag = next
    setDrag(next)
  }, [])
  const cancel = useCallback(() => {
    const now = latest.current.drag
    if (!now) return
    change(undefined)
    say(
      'back',
      now.id,
      latest.current.entries.findIndex(({ id }) => id === now.id),
    )
  }, [change, say])
  const drop = useCallback(() => {
    const { drag: now, entries: all, onMove: move } = latest.current
    if (!now) return
    change(undefined)
    const others = all.filter(({ id }) => id !== now.id)
    // Gone while it was on its way: somebody else has removed it.
    if (others.length === all.length) return
    if (all[now.over]?.id !== now.id) move(now.id, others[now.over]?.id)
    say('dropped', now.id, now.over)
  }, [change, say])
  const grab = useCallback(
    (id: number, by: Drag['by']) => {
      const place = latest.current.entries.findIndex((one) => one.id === id)
      if (place < 0) return
      change({ id, over: place, by })
      say('grabbed', id, place)
    },
    [change, say],
  )

  const press = useCallback(
    ({ id }: Entry, event: ReactPointerEvent<HTMLElement>) => {
      const row = event.currentTarget.closest('li')
      if (!row || !list.current || event.button !== 0 || latest.current.drag) return
      startRowDrag(
        event,
        { row, list: list.current },
        {
          count: () => latest.current.entries.length,
          top,
          rowHeight,
          scroller: latest.current.scroller?.() ?? undefined,
        },
        {
          grabbed: () => grab(id, 'pointer'),
          over: (over) => change({ id, over, by: 'pointer' }),
          dropped: drop,
          cancelled: () => {
            const place = latest.current.entries.findIndex((one) => one.id === id)
            row.style.transform = `translateY(${place * row.offsetHeight}px)`
            cancel()
          },
        },
      )
    },
    [list, top, rowHeight, grab, change, drop, cancel],
  )
  /** A press of the handle by key or by a screen reader lifts and drops. */
  const toggle = useCallback(
    ({ id }: Entry) => (latest.current.drag ? drop() : grab(id, 'keys')),
    [drop, grab],
  )
  const pressKey = useCallback(
    ({ id }: Entry, event: KeyboardEvent) => {
      const now = latest.current.drag
      if (!now || now.by !== 'keys') return
      const stride = strides[event.key]
      if (event.key === 'Escape') cancel()
      if (stride !== undefined) {
        const over = Math.min(latest.current.entries.length - 1, Math.max(0, now.over + stride))
        change({ ...now, over })
        say('at', id, over)
        latest.current.reveal(over)
      }
      // Nor does a key that leads the player mean that now.
      const isLetter = /^\S$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey
      if (stride !== undefined || event.key === 'Escape' || isLetter) event.preventDefault()
    },
    [cancel, change, say],
  )
  const leave = useCallback(() => {
    if (latest.current.drag?.by === 'keys') cancel()
  }, [cancel])
  return { drag, announcement, press, toggle, pressKey, leave }
}
