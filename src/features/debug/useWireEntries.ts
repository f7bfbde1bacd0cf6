import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { useDevice, type WireEntry } from '../../device'

/** The record as shown: it can be paused, during which recording goes on. */
export interface ShownRecord {
  /** Newest last. */
  entries: readonly WireEntry[]
  isPaused: boolean
  pause: () => void
  resume: () => void
  clear: () => void
}

/** How often a busy wire may draw, ms. */
const pace = 100

/** The record of the wire, drawn at most ten times a second, and not at all while paused. */
export const useWireEntries = (): ShownRecord => {
  const { record } = useDevice()
  const [held, setHeld] = useState<readonly WireEntry[]>()
  const subscribe = useCallback(
    (listener: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const stop = record.subscribe(() => {
        timer ??= setTimeout(() => {
          timer = undefined
          listener()
        }, pace)
      })
      return () => {
        clearTimeout(timer)
        stop()
      }
    },
    [record],
  )
  const entries = useSyncExternalStore(subscribe, () => held ?? record.entries())
  return useMemo(
    () => ({
      entries,
      isPaused: held !== undefined,
      pause: () => setHeld(entries),
      resume: () => setHeld(undefined),
      clear: () => {
        record.clear()
        if (held !== undefined) setHeld([])
      },
    }),
    [entries, held, record],
  )
}
