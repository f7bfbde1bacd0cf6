import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  defaultRangeExtractor,
  observeWindowOffset,
  type Range,
  type Virtualizer,
} from '@tanstack/react-virtual'
import { afterFling, isBeingFlung, useFlings, watchFlings } from './fling'
import classes from './FlungRows.module.css'

/** The words of a row that is not there yet. */
export interface FlungRow {
  /** From the top of the list, px. No two rows stand at one place. */
  top: number
  name: string
  by: string
  isCurrent: boolean
  onPress: () => void
}

interface Row {
  element: HTMLLIElement
  name: Text
  by: Text
  onPress: () => void
}

function createRow(): Row {
  const element = document.createElement('li')
  element.className = classes.row ?? ''
  const line = (className = '') => {
    const part = document.createElement('div')
    const text = new Text()
    part.className = className
    part.append(text)
    element.append(part)
    return text
  }
  const [name, by] = [line(classes.name), line(classes.by)]
  const row: Row = { element, name, by, onPress: () => undefined }
  element.addEventListener('click', () => row.onPress())
  return row
}

function write(row: Row, { top, name, by, isCurrent, onPress }: FlungRow): void {
  row.name.data = name
  row.by.data = by
  row.onPress = onPress
  row.element.style.top = `${top}px`
  row.element.toggleAttribute('data-current', isCurrent)
}

/** How many lines come at once when a fling is over: a frame of a small board has time for so many. */
const atOnce = 1

/**
 * For a list of which only the rows in view exist: while the window is flung over it none comes or goes, and
 * when it is slow again they come a few at a time. What `FlungRows` draws stands for those that are missing.
 * `canWait` says whether words can stand for its rows.
 */
export function useFlungList(canWait: boolean) {
  useFlings()
  const mayWait = useRef(canWait)
  useEffect(() => {
    mayWait.current = canWait
  })
  /** How many lines the window has, and how many of them may be there by now. */
  const lines = useRef(0)
  const [most, setMost] = useState(Infinity)
  useEffect(
    () =>
      most === Infinity
        ? undefined
        : afterFling(() => setMost(most < lines.current ? most + atOnce : Infinity)),
    [most],
  )
  const observeElementOffset = useCallback(
    (list: Virtualizer<Window, Element>, tell: (offset: number, isScrolling: boolean) => void) => {
      const forget = observeWindowOffset(list, (offset, isScrolling) => {
        if (!mayWait.current || !isBeingFlung()) tell(offset, isScrolling)
      })
      const unwatch = watchFlings(() => {
        if (!mayWait.current || isBeingFlung()) return
        setMost(atOnce)
        tell(window.scrollY, false)
      })
      return () => {
        forget?.()
        unwatch()
      }
    },
    [],
  )
  const rangeExtractor = useCallback(
    (range: Range) => {
      if (!canWait || most === Infinity) return defaultRangeExtractor(range)
      lines.current = range.endIndex - range.startIndex + 1
      return Array.from({ length: Math.min(most, lines.current) }, (_, place) => range.startIndex + place)
    },
    [canWait, most],
  )
  return { canWait, observeElementOffset, rangeExtractor, isSettling: canWait && most !== Infinity }
}

const { away = '' } = classes

/** Draws the rows that are missing with the elements of those that were, in the order of the list. */
function drawMissing(
  layer: HTMLElement,
  rows: Map<number, Row>,
  missing: readonly FlungRow[],
  isAnew: boolean,
) {
  const wanted = new Map(missing.map((row) => [row.top, row] as const))
  const spare: Row[] = []
  for (const [top, row] of rows) {
    const words = wanted.get(top)
    if (words === undefined) {
      rows.delete(top)
      spare.push(row)
    } else if (isAnew) write(row, words)
  }
  for (const [top, words] of wanted) {
    if (rows.has(top)) continue
    const row = spare.pop() ?? createRow()
    write(row, words)
    if (!row.element.isConnected) layer.append(row.element)
    rows.set(top, row)
  }
  for (const { element } of spare) element.remove()
}

interface Props {
  flung: ReturnType<typeof useFlungList>
  /** From the top of the document to that of the list, px. */
  margin: number
  /** The rows that stand between two places of the list, px, and are not there. */
  rowsIn: (from: number, to: number) => readonly FlungRow[]
}

/**
 * The words of the rows that a list lacks while it is flung; stands just before the list. Forty rows pass in
 * a second then: to make one and take another one away is more than a small board does in a frame, so that
 * these few elements are used again and again, by the script that hears of the scrolling. For the eye alone;
 * they go when the rows come.
 */
export function FlungRows({ flung: { canWait, isSettling }, margin, rowsIn }: Props) {
  const layer = useRef<HTMLUListElement>(null)
  const rows = useRef(new Map<number, Row>())
  /** Where the list was when the fling began, px. */
  const start = useRef<number>(undefined)
  const latest = useRef({ canWait, isSettling, margin, rowsIn })
  const draw = useCallback((isAnew: boolean) => {
    const { canWait: mayWait, isSettling: isLate, margin: above, rowsIn: find } = latest.current
    if (!layer.current) return
    const isFlung = mayWait && isBeingFlung()
    const list = layer.current.nextElementSibling
    if (!isFlung) {
      start.current = undefined
      list?.classList.remove(away)
      // To ask where the window is has the browser lay out the page, which a push need not wait for.
      if (!isLate && rows.current.size === 0) return
    }
    const from = window.scrollY - above
    const { innerHeight } = window
    if (isFlung) {
      start.current ??= from
      // Rows that do not come or go are far away: to look through them takes a third of a frame.
      const isAway = Math.abs(from - start.current) > 2 * innerHeight
      list?.classList.toggle(away, isAway && !list.contains(document.activeElement))
    }
    // Some more on each side, for the window moves on before the next look.
    const more = innerHeight / 4
    const missing = isFlung || isLate ? find(from - more, from + innerHeight + more) : []
    drawMissing(layer.current, rows.current, missing, isAnew)
  }, [])
  useLayoutEffect(() => {
    latest.current = { canWait, isSettling, margin, rowsIn }
    draw(true)
  })
  // When it is over the list says what comes of that: a frame without either would be a blank one.
  useEffect(() => watchFlings(() => isBeingFlung() && draw(false)), [draw])
  return <ul ref={layer} className={classes.layer} aria-hidden />
}
