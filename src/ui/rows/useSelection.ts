import { useRef, type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'

/**
 * Lets a keyboard go on where choosing several begins and ends: the button that was pressed is gone then, and
 * the focus with it. It goes to the one in its place within `screen`, which has the attribute
 * `data-choosing`. Escape ends choosing.
 */
export function useChoosingKeys(
  screen: RefObject<HTMLElement | null>,
  isChoosing: boolean,
  end: () => void,
): void {
  const was = useRef(isChoosing)
  const latest = useRef(end)
  useEffect(() => {
    latest.current = end
  })
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
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
      if (!document.querySelector('[aria-modal]')) latest.current()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
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
