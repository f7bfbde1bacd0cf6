import { useThrottledCallback } from '@mantine/hooks'
import { useEffect, useMemo, useState } from 'react'
import { pause } from '../../ui/pause'
import { type WireEntry, useDevice } from '../../device'

/** Which entries of the record are shown. */
export interface EntryFilter {
  /** Part of an event name or payload, in any case; empty for all. */
  text: string
  /** Name on the wire; empty for all. */
  event: string
  kind: 'all' | 'in' | 'out' | 'refused'
}

/**
 * Offers data to the browser as a JSON file; its name begins with `what` and tells the moment. Returns the
 * name.
 */
export const offerFile = (what: string, data: unknown): string => {
  const file = new Blob([JSON.stringify(data, null, 1)], { type: 'application/json' })
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = `${what}-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.json`
  link.click()
  // Some browsers read the file only after the click is over.
  void pause(10_000).then(() => URL.revokeObjectURL(url))
  return link.download
}

/**
 * The payload as JSON, indented by `indent` spaces; the text itself where the record kept only its beginning.
 */
export const payloadText = ({ payload, cut, event }: WireEntry, indent = 0): string => {
  if (payload === undefined) return ''
  const isRaw = typeof payload === 'string' && (cut === true || event === null)
  return isRaw ? payload : JSON.stringify(payload, null, indent)
}

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (language: string): Intl.DateTimeFormat => {
  const format =
    formats.get(language) ??
    new Intl.DateTimeFormat(language, {
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      fractionalSecondDigits: 3,
      hourCycle: 'h23',
    })
  formats.set(language, format)
  return format
}

/** The time of day to the millisecond; `time` in epoch ms. */
export const formatTime = (time: number, language: string): string => formatOf(language).format(time)

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
  const [told, setTold] = useState(() => record.entries())
  const tell = useThrottledCallback(() => setTold(record.entries()), pace)
  useEffect(() => {
    tell()
    return record.subscribe(tell)
  }, [record, tell])
  const entries = held ?? told
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
