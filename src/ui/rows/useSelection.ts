import { useRef, type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { covering } from '../overlays/openOverlays'

/** What begins choosing several on the screen that is shown; it is one for the page, as the screen is. */
let offered: (() => void) | undefined

/** Begins choosing several of what the screen lists, for the palette; undefined where there is nothing. */
export const offeredChoosing = (): (() => void) | undefined => offered

interface Choosing {
  isChoosing: boolean
  /** Undefined where there are not several to choose from. */
  begin: (() => void) | undefined
  end: () => void
}

/**
 * Lets a keyboard go on where choosing several begins and ends: the button that was pressed is gone then, and
 * the focus with it. It goes to the one in its place within `screen`, which has the attribute
 * `data-choosing`. Escape ends choosing, and the palette begins it.
 */
export function useChoosingKeys(
  screen: RefObject<HTMLElement | null>,
  { isChoosing, begin, end }: Choosing,
): void {
  const was = useRef(isChoosing)
  const latest = useRef({ begin, end })
  useEffect(() => {
    latest.current = { begin, end }
  })
  const canBegin = begin !== undefined && !isChoosing
  useEffect(() => {
    if (!canBegin) return undefined
    const own = () => latest.current.begin?.()
    offered = own
    return () => {
      if (offered === own) offered = undefined
    }
  }, [canBegin])
  useEffect(() => {
    if (was.current === isChoosing) return
    was.current = isChoosing
    const isLost = () => document.activeElement === document.body
    if (isLost())
      screen.current?.querySelector<HTMLElement>('[data-choosing]')?.focus({ preventScroll: true })
    // Nothing is left to be chosen.
    if (isLost()) screen.current?.focus({ preventScroll: true })
  }, [screen, isChoosing])
  useEffect(() => {
    if (!isChoosing) return undefined
    // On the window, where whatever else Escape closes has been asked before. Dialogs hear it there, too, but
    // later: they came later.
    // A menu that Escape closes is gone by then.
    let wasCovered = false
    const note = () => {
      wasCovered = document.querySelector(`[aria-modal], ${covering}`) !== null
    }
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
      if (!wasCovered) latest.current.end()
    }
    window.addEventListener('keydown', note, true)
    window.addEventListener('keydown', press)
    return () => {
      window.removeEventListener('keydown', note, true)
      window.removeEventListener('keydown', press)
    }
  }, [isChoosing])
}

/** Which rows are chosen, by what they are known by; undefined while nobody chooses. */
interface Selection<Row, Key> {
  keys: ReadonlySet<Key> | undefined
  begin: (rows?: readonly Row[]) => void
  end: () => void
  /** Chooses a row or gives it up; with `isRange` all from the one before to it, as they stand now. */
  toggle: (row: Row, isRange: boolean) => void
  all: () => void
}

/** Choosing several rows of those that are shown; `keyOf` is the same function always. */
export function useSelection<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Selection<Row, Key> {
  const [keys, setKeys] = useState<ReadonlySet<Key>>()
  // By its key: what is shown, and its order, may be another one by the time of the next press.
  const latest = useRef<{ rows: readonly Row[]; last: Key | undefined }>({ rows, last: undefined })
  useLayoutEffect(() => {
    latest.current.rows = rows
  })
  const toggle = useCallback(
    (row: Row, isRange: boolean) => {
      const { rows: all, last } = latest.current
      const key = keyOf(row)
      const placeOf = (wanted: Key) => all.findIndex((one) => keyOf(one) === wanted)
      const place = placeOf(key)
      const anchor = isRange && last !== undefined ? placeOf(last) : -1
      const start = anchor < 0 ? place : anchor
      const range = all.slice(Math.min(start, place), Math.max(start, place) + 1)
      latest.current.last = key
      setKeys((before = new Set()) => {
        const after = new Set(before)
        const isChosen = isRange || !before.has(key)
        for (const one of range) {
          if (isChosen) after.add(keyOf(one))
          else after.delete(keyOf(one))
        }
        return after
      })
    },
    [keyOf],
  )
  return {
    keys,
    begin: (first = []) => {
      latest.current.last = first[0] && keyOf(first[0])
      setKeys(new Set(first.map(keyOf)))
    },
    end: useCallback(() => setKeys(undefined), []),
    toggle,
    all: () => setKeys(new Set(rows.map(keyOf))),
  }
}
