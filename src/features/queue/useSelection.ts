import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { QueueEntry } from '../../../machines/queue.machine'

/** Which entries are chosen; undefined while nobody chooses. */
export interface Selection {
  ids: ReadonlySet<number> | undefined
  begin: () => void
  end: () => void
  /** Chooses an entry or gives it up; with `isRange` all from the one before to it. */
  toggle: (entry: QueueEntry, isRange: boolean) => void
  all: () => void
}

/** Choosing several entries of those that are shown. */
export function useSelection(entries: readonly QueueEntry[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<number>>()
  const latest = useRef({ entries, last: -1 })
  useLayoutEffect(() => {
    latest.current.entries = entries
  })
  const toggle = useCallback(({ id }: QueueEntry, isRange: boolean) => {
    const { entries: all, last } = latest.current
    const place = all.findIndex((one) => one.id === id)
    const start = isRange && last >= 0 ? last : place
    const range = all.slice(Math.min(start, place), Math.max(start, place) + 1)
    latest.current.last = place
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
      latest.current.last = -1
      setIds(new Set())
    },
    end: () => setIds(undefined),
    toggle,
    all: () => setIds(new Set(entries.map(({ id }) => id))),
  }
}
