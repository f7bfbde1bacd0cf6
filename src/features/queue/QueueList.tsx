import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { QueueEntry } from '../../../machines/queue.machine'
import classes from './QueueList.module.css'
import { QueueRow } from './QueueRow'
import { rowHeight } from './rowHeight'
import { useScrollToCurrent } from './useScrollToCurrent'
import type { Playing } from './usePlaying'

interface Props {
  entries: readonly QueueEntry[]
  playing: Playing
  /** Origin of the player's pictures. */
  origin: string | undefined
  onPlay: (entry: QueueEntry) => void
  onRemove: (entry: QueueEntry) => void
}

/** Room that sticky bars take at the top and the bottom of the window, px. */
const top = 72
const bottom = 96

/** The entries of the queue, of which only those in view exist; what plays is in view when it begins [D2.7-4]. */
export function QueueList({ entries, playing, origin, onPlay, onRemove }: Props) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const [margin, setMargin] = useState(0)
  useLayoutEffect(() => {
    const box = list.current?.getBoundingClientRect()
    if (box) setMargin(Math.round(box.top + window.scrollY))
  }, [])
  const virtualizer = useWindowVirtualizer({
    count: entries.length,
    estimateSize: () => rowHeight,
    overscan: 6,
    scrollMargin: margin,
    scrollPaddingStart: top,
    scrollPaddingEnd: bottom,
    getItemKey: (index) => entries[index]?.id ?? index,
    useFlushSync: false,
    // Known before the first row is drawn, so that rows are drawn once.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    initialOffset: () => window.scrollY,
  })
  const current = playing.id === undefined ? -1 : entries.findIndex(({ id }) => id === playing.id)
  useScrollToCurrent(virtualizer, playing, current)

  // Rows are drawn anew only when something of their own changes, so what they call stays the same.
  const acts = useRef({ onPlay, onRemove, entries })
  useLayoutEffect(() => {
    acts.current = { onPlay, onRemove, entries }
  })
  const play = useCallback((entry: QueueEntry) => acts.current.onPlay(entry), [])
  const remove = useCallback((entry: QueueEntry) => {
    const place = acts.current.entries.indexOf(entry)
    acts.current.onRemove(entry)
    // The focus goes on to what stands there next, so that a keyboard need not begin anew.
    requestAnimationFrame(() => {
      const next = Math.min(place, acts.current.entries.length - 1)
      list.current?.querySelector<HTMLElement>(`[data-index="${next}"] [data-remove]`)?.focus()
    })
  }, [])

  return (
    <ul
      ref={list}
      className={classes.list}
      style={{ height: virtualizer.getTotalSize() }}
      aria-label={t('queue.entries')}
    >
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const entry = entries[index]
        return entry === undefined ? null : (
          <QueueRow
            key={entry.id}
            entry={entry}
            index={index}
            count={entries.length}
            top={start - margin}
            playing={index === current ? playing.status : undefined}
            origin={origin}
            onPlay={play}
            onRemove={remove}
          />
        )
      })}
    </ul>
  )
}
