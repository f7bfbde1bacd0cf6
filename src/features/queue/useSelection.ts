import { useEffect, useRef, type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import type { QueueEntry, QueueStep } from '../../../machines/queue.machine'

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

/** Where several entries are moved to: before all others, behind what plays, behind all others. */
export type Target = 'top' | 'next' | 'end'

/**
 * The steps that bring the chosen entries there, in the order that they have; what plays is not moved behind
 * itself.
 */
export function movesTo(
  target: Target,
  entries: readonly QueueEntry[],
  chosen: ReadonlySet<number>,
  current: number | undefined,
): QueueStep[] {
  const isMoved = ({ id }: QueueEntry) => chosen.has(id) && !(target === 'next' && id === current)
  const others = entries.filter((entry) => !isMoved(entry))
  const behind = others.findIndex(({ id }) => id === current) + 1
  const before = { top: others[0], next: others[behind], end: undefined }[target]?.id
  return entries.filter(isMoved).map(({ id }) => ({ kind: 'move', id, before }))
}

/**
 * Where an entry stands already, by its place and that of what plays (-1 for nothing): moving it there would
 * change nothing. What plays cannot be moved behind itself.
 */
export function standsAt(place: number, current: number, count: number): Record<Target, boolean> {
  return {
    top: place === 0,
    next: place === current || place === current + 1,
    end: place === count - 1,
  }
}

/** Which entries are chosen; undefined while nobody chooses. */
interface Selection {
  ids: ReadonlySet<number> | undefined
  begin: () => void
  end: () => void
  /** Chooses an entry or gives it up; with `isRange` all from the one before to it, as they stand now. */
  toggle: (entry: QueueEntry, isRange: boolean) => void
  all: () => void
}

/** Choosing several entries of those that are shown. */
export function useSelection(entries: readonly QueueEntry[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<number>>()
  // By its id: what is shown, and its order, may be another one by the time of the next press.
  const latest = useRef<{ entries: readonly QueueEntry[]; last: number | undefined }>({
    entries,
    last: undefined,
  })
  useLayoutEffect(() => {
    latest.current.entries = entries
  })
  const toggle = useCallback(({ id }: QueueEntry, isRange: boolean) => {
    const { entries: all, last } = latest.current
    const place = all.findIndex((one) => one.id === id)
    const anchor = isRange ? all.findIndex((one) => one.id === last) : -1
    const start = anchor < 0 ? place : anchor
    const range = all.slice(Math.min(start, place), Math.max(start, place) + 1)
    latest.current.last = id
    setIds((before = new Set()) => {
      const after = new Set(before)
      const isChosen = isRange || !before.has(id)
      for (const one of range) {
        if (isChosen) after.add(one.id)
        else after.delete(one.id)
      }
      return after
    })
  }, [])
  return {
    ids,
    begin: () => {
      latest.current.last = undefined
      setIds(new Set())
    },
    end: () => setIds(undefined),
    toggle,
    all: () => setIds(new Set(entries.map(({ id }) => id))),
  }
}
