import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { QueueEntry } from '../../../machines/queue.machine'

/** Which entries are chosen; undefined while nobody chooses. */
export interface Selection {
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
