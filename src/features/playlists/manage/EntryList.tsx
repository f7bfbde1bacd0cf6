import { VisuallyHidden } from '@mantine/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { keyOf, type PlaylistEntry, useOrigin, withoutRepeats } from '../../../device'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { withName } from '../../../ui/rows/ActionRow'
import { ListArt } from '../../../ui/rows/ListArt'
import signs from '../../../ui/rows/rowSigns.module.css'
import { type MoveWords, placeWhile, useReorder } from '../../../ui/rows/useReorder'
import { twoLinesHeight, useTextSize } from '../../../ui/textSize'
import classes from './EntryList.module.css'

/** An entry of a playlist that is being edited: the same one wherever it is moved. */
export interface EditedEntry {
  id: number
  item: PlaylistEntry
}

/** By what a playlist can be sorted. */
export const sortFields = ['title', 'artist', 'album', 'duration'] as const
export type SortField = (typeof sortFields)[number]

/** Entries as they are edited, each with an id of its own. */
export const toEdited = (items: readonly PlaylistEntry[]): EditedEntry[] =>
  items.map((item, id) => ({ id, item }))

const fieldOf = ({ item }: EditedEntry, field: SortField) => {
  if (field === 'title') return item.title || item.name
  return item[field] || undefined
}

/** By which fields most of a list could be sorted; by no other there is an order that means something. */
export const fieldsOf = (entries: readonly EditedEntry[]): SortField[] =>
  sortFields.filter(
    (field) => entries.filter((entry) => fieldOf(entry, field) !== undefined).length * 2 > entries.length,
  )

/**
 * Entries in the order of a field, as the language orders it; equal ones stay as they stand, those without it
 * come last.
 */
export function sortEntries(
  entries: readonly EditedEntry[],
  field: SortField,
  language: string,
): EditedEntry[] {
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  return entries.toSorted((one, other) => {
    const [a, b] = [fieldOf(one, field), fieldOf(other, field)]
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
    return typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b))
  })
}

/** The entry is to stand before another one, or at the end. */
export function moveEntry(
  entries: readonly EditedEntry[],
  id: number,
  before: number | undefined,
): EditedEntry[] {
  const moved = entries.find((entry) => entry.id === id)
  const others = entries.filter((entry) => entry.id !== id)
  if (!moved) return others
  const place = before === undefined ? -1 : others.findIndex((entry) => entry.id === before)
  return others.toSpliced(place < 0 ? others.length : place, 0, moved)
}

/** Without what stands in the list before; the first of each stays. */
export function withoutDoubles(entries: readonly EditedEntry[]): EditedEntry[] {
  const kept = new Set(withoutRepeats(entries.map(({ item }) => item)))
  const isFirst = new Set<PlaylistEntry>()
  return entries.filter(({ item }) => {
    if (!kept.has(item) || isFirst.has(item)) return false
    isFirst.add(item)
    return true
  })
}

/** Whether two orders of a list are the same. */
export const isSameOrder = (one: readonly EditedEntry[], other: readonly EditedEntry[]): boolean =>
  one.length === other.length &&
  one.every(({ item }, place) => keyOf(item) === keyOf(other[place]?.item ?? {}))

/** The words of an entry: its name, else the name of its file, and who it is by. */
export function wordsOf({ title, name, artist, album, uri }: PlaylistEntry): { name: string; by: string } {
  const file = uri?.split('/').findLast((part) => part !== '')
  return {
    name: title?.trim() || name?.trim() || file || '',
    by: [artist, album].flatMap((text) => text?.trim() || []).join(' - '),
  }
}

/** What an element scrolls in; null where that is the page. */
function scrollerOf(element: Element | null): Element | null {
  for (let box = element?.parentElement; box; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box
  return null
}

interface Props {
  entries: readonly EditedEntry[]
  onMove: (id: number, before: number | undefined) => void
  onRemove: (entry: EditedEntry) => void
}

const removeClass = `${classes.button} ${signs.cross}`
const handleClass = `${classes.handle} ${signs.handle}`

/** The entries of a playlist that is edited, moved by pointer, finger and keys; only those in view exist. */
export function EntryList({ entries, onMove, onRemove }: Props) {
  const { t } = useTranslation()
  const origin = useOrigin()
  const list = useRef<HTMLOListElement>(null)
  const [scroller, setScroller] = useState<Element | null>(null)
  const [margin, setMargin] = useState(0)
  const rowHeight = twoLinesHeight(useTextSize())
  useLayoutEffect(() => {
    const box = scrollerOf(list.current)
    setScroller(box)
    if (!box || !list.current) return
    setMargin(list.current.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop)
  }, [])
  const words: MoveWords<EditedEntry> = (what, { entry, ...at }) =>
    t(`queue.drag.${what}`, { name: wordsOf(entry.item).name, ...at })
  const texts = useMemo(
    () => ({
      nameless: t('queue.nameless'),
      remove: withName((name) => t('queue.remove', { name })),
      move: withName((name) => t('queue.move', { name })),
    }),
    [t],
  )
  const [held, setHeld] = useState<number>()
  const heldPlace = held === undefined ? -1 : entries.findIndex(({ id }) => id === held)
  const virtualizer = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    overscan: 6,
    scrollMargin: margin,
    scrollPaddingEnd: 96,
    getItemKey: useCallback((index: number) => entries[index]?.id ?? index, [entries]),
    // A row that is on its way stays, however far it has gone.
    rangeExtractor: useCallback(
      ({ startIndex, endIndex, overscan, count }) => {
        const first = Math.max(0, startIndex - overscan)
        const last = Math.min(count - 1, endIndex + overscan)
        const places = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
        return heldPlace < 0 || places.includes(heldPlace)
          ? places
          : [...places, heldPlace].sort((one, other) => one - other)
      },
      [heldPlace],
    ),
  })
  const { drag, announcement, press, toggle, pressKey, leave } = useReorder({
    list,
    entries,
    words,
    top: 0,
    rowHeight,
    scroller: () => scroller,
    onMove,
    reveal: (place) => virtualizer.scrollToIndex(place, { align: 'auto' }),
  })
  if (drag?.id !== held) setHeld(drag?.id)
  const help = useId()
  const remove = (entry: EditedEntry, index: number) => {
    onRemove(entry)
    // The focus goes to what stands in its place then.
    requestAnimationFrame(() => {
      const row = list.current?.querySelector(`[data-index="${index}"]`) ?? list.current?.lastElementChild
      row?.querySelector<HTMLElement>('[data-remove]')?.focus({ preventScroll: true })
    })
  }
  return (
    <>
      <ol
        ref={list}
        className={classes.list}
        style={{ height: entries.length * rowHeight }}
        aria-label={t('playlistEdit.entries')}
        data-dragging={drag !== undefined || undefined}
      >
        {virtualizer.getVirtualItems().map(({ index }) => {
          const entry = entries[index]
          if (!entry) return null
          const { item } = entry
          const { name, by } = wordsOf(item)
          const shown = name || texts.nameless
          const draggedBy = drag?.id === entry.id ? drag.by : undefined
          return (
            <li
              key={entry.id}
              className={classes.row}
              style={{ transform: `translateY(${placeWhile(drag, heldPlace, index) * rowHeight}px)` }}
              data-index={index}
              data-grabbed={draggedBy}
              aria-setsize={entries.length}
              aria-posinset={index + 1}
            >
              <span
                className={classes.main}
                // A finger on the row scrolls; it drags by the handle.
                onPointerDown={(event) => event.pointerType === 'mouse' && press(entry, event)}
              >
                <ListArt albumart={item.albumart} icon={undefined} origin={origin} />
                <span className={classes.words}>
                  <span className={classes.name}>{shown}</span>
                  <span className={classes.by}>{by}</span>
                </span>
              </span>
              <button
                type="button"
                className={removeClass}
                aria-label={texts.remove(shown)}
                data-remove
                onClick={() => remove(entry, index)}
              />
              <button
                type="button"
                className={handleClass}
                aria-label={texts.move(shown)}
                aria-describedby={help}
                aria-pressed={draggedBy !== undefined}
                data-handle
                onPointerDown={(event) => press(entry, event)}
                onClick={({ detail }) => detail === 0 && toggle(entry)}
                onKeyDown={(event) => pressKey(entry, event)}
                onBlur={leave}
              />
            </li>
          )
        })}
      </ol>
      <VisuallyHidden id={help}>{t('queue.drag.help')}</VisuallyHidden>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  )
}
