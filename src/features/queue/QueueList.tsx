import {
  useCallback,
  type RefObject,
  useEffect,
  useRef,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import { type Virtualizer, useWindowVirtualizer, type Range } from '@tanstack/react-virtual'
import { VisuallyHidden } from '@mantine/core'
import type { Playing } from './useQueue'
import { useTranslation } from '../../i18n/TranslationProvider'
import type { QueueEntry } from '../../../machines/queue.machine'
import classes from './QueueList.module.css'
import {
  roomOfBars,
  useLaidOut,
  useLaterOverscan,
  useQuietStart,
  useSizesAnew,
} from '../../ui/rows/virtualRows'
import { allRows, usePrinting } from '../../ui/usePrinting'
import { FlungRows, useFlungList } from '../../ui/rows/FlungRows'
import { QueueRow } from './QueueRow'
import type { MenuPlace } from '../../ui/menu/menuPlace'
import { useMenus } from '../../ui/menu/useMenus'
import { createRowTexts, describeEntry } from './EntryMenu'
import { twoLinesHeight, useTextSize } from '../../ui/textSize'
import { placeWhile, useReorder, type MoveWords } from '../../ui/rows/useReorder'

/**
 * Gives the focus, where an act has taken it along with its row, to what stands in that row's place next, so
 * that a keyboard need not begin anew. `part` is the data attribute of the button that was pressed.
 */
function useKeptFocus(list: RefObject<HTMLElement | null>) {
  return useCallback(
    (place: number, part: 'remove' | 'more') =>
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return
        const row = list.current?.querySelector(`[data-index="${place}"]`) ?? list.current?.lastElementChild
        row?.querySelector<HTMLElement>(`[data-${part}]`)?.focus({ preventScroll: true })
      }),
    [list],
  )
}

/**
 * Brings the entry that plays into view when it begins to, and when the list comes [D2.7-4]; not when it is
 * moved, and not while it does not play. `index` is -1 where it is not in the list; a list that `isEmpty` is
 * yet to come. While a row `isDragged` the list is the hand's: what begins to play then is not brought into
 * view later either, where the hand has just put something.
 */
function useScrollToCurrent(
  virtualizer: Virtualizer<Window, Element>,
  { id, status }: Playing,
  { index, isEmpty, isDragged }: { index: number; isEmpty: boolean; isDragged: boolean },
): void {
  const now = useRef({ index, isDragged })
  const wasShown = useRef(false)
  useEffect(() => {
    now.current = { index, isDragged }
    if (isEmpty) wasShown.current = false
  })
  const isListed = index >= 0
  const isPlaying = status === 'play'
  useEffect(() => {
    if (id === undefined || !isListed || !isPlaying || now.current.isDragged) return
    // At first in the middle, with what was and what comes; then only as far as needed.
    virtualizer.scrollToIndex(now.current.index, { align: wasShown.current ? 'auto' : 'center' })
    wasShown.current = true
  }, [virtualizer, id, isListed, isPlaying])
}

interface Props {
  entries: readonly QueueEntry[]
  playing: Playing
  /** Origin of the player's pictures. */
  origin: string | undefined
  /** Another value when what stands above the list is of another height. */
  layout: string
  /** The entries that are chosen, while somebody chooses. */
  selected: ReadonlySet<number> | undefined
  /** Whether rows can be dragged: not while only some of them are shown. */
  canMove: boolean
  onPlay: (entry: QueueEntry) => void
  onSelect: (entry: QueueEntry, isRange: boolean) => void
  onRemove: (entry: QueueEntry) => void
  /** An entry is to stand before another one, or at the end. */
  onMove: (id: number, before: number | undefined) => void
  /** The menu of an entry, drawn while it is open. */
  menuOf: (entry: QueueEntry, at: MenuPlace, close: () => void) => ReactNode
}

/**
 * The entries of the queue, of which only those in view exist; what plays is in view when it begins [D2.7-4].
 * It stands ready while there are none, so that the first of them are drawn as soon as they come.
 */
export function QueueList(props: Props) {
  const { entries, layout, playing, origin, selected, canMove, onPlay, onRemove, onSelect, onMove, menuOf } =
    props
  const { t } = useTranslation()
  const texts = useMemo(() => createRowTexts(t), [t])
  const list = useRef<HTMLUListElement>(null)
  // All are alike, so that no row needs to be measured.
  const rowHeight = twoLinesHeight(useTextSize())
  const { top, bottom } = roomOfBars()
  // A guess until the browser has laid out the page: to ask before would have it do that twice.
  const [margin, setMargin] = useState(180)
  const isEmpty = entries.length === 0
  // What stands above it is of another height as long as nothing is in it.
  useLaidOut(list, layout, ({ top: place }) => {
    if (!isEmpty) setMargin(Math.round(place + window.scrollY))
  })
  const overscan = useLaterOverscan(6, isEmpty)
  const [held, setHeld] = useState<number>()
  const heldPlace = held === undefined ? -1 : entries.findIndex(({ id }) => id === held)
  /** The entry whose row had the focus last. */
  const [focused, setFocused] = useState<number>()
  // Not with each row that somebody scrolls past.
  const focusedPlace = useMemo(
    () => (focused === undefined ? -1 : entries.findIndex(({ id }) => id === focused)),
    [entries, focused],
  )
  const { scrollToFn, begin } = useQuietStart()
  const isPrinting = usePrinting()
  const flung = useFlungList(!isPrinting && !selected && held === undefined)
  const { rangeExtractor } = flung
  const virtualizer = useWindowVirtualizer({
    scrollToFn,
    observeElementOffset: flung.observeElementOffset,
    count: entries.length,
    estimateSize: () => rowHeight,
    overscan,
    scrollMargin: margin,
    scrollPaddingStart: top,
    scrollPaddingEnd: bottom,
    // Another function has all of it measured anew.
    getItemKey: useCallback((index: number) => entries[index]?.id ?? index, [entries]),
    // A row that is on its way stays, however far it has gone. So does the one with the focus, which would be
    // lost with it: an entry is dropped far away before the browser tells that it has scrolled there, or a
    // player that refuses puts it back out of view.
    rangeExtractor: useCallback(
      (range: Range) =>
        isPrinting
          ? allRows(range)
          : [...new Set([...rangeExtractor(range), heldPlace, focusedPlace])]
              .filter((place) => place >= 0)
              .sort((one, other) => one - other),
      [rangeExtractor, heldPlace, focusedPlace, isPrinting],
    ),
    useFlushSync: false,
    // Known before the first row is drawn, so that rows are drawn once.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    initialOffset: () => window.scrollY,
  })
  useLayoutEffect(begin, [begin])
  useSizesAnew(virtualizer, rowHeight)
  const current = playing.id === undefined ? -1 : entries.findIndex(({ id }) => id === playing.id)

  // Rows are drawn anew only when something of their own changes, so what they call stays the same.
  const acts = useRef({ onPlay, onRemove, entries })
  useLayoutEffect(() => {
    acts.current = { onPlay, onRemove, entries }
  })
  const play = useCallback((entry: QueueEntry) => acts.current.onPlay(entry), [])
  const keepFocus = useKeptFocus(list)
  const remove = useCallback(
    (entry: QueueEntry) => {
      const place = acts.current.entries.indexOf(entry)
      acts.current.onRemove(entry)
      keepFocus(place, 'remove')
    },
    [keepFocus],
  )
  const [opened, setOpened] = useState<{ id: number; at: MenuPlace }>()
  const more = useCallback(({ id }: QueueEntry, at: MenuPlace) => setOpened({ id, at }), [])
  useMenus()
  const openedPlace = opened === undefined ? -1 : entries.findIndex(({ id }) => id === opened.id)
  const openedEntry = entries[openedPlace]
  const closeMenu = () => {
    setOpened(undefined)
    keepFocus(openedPlace, 'more')
  }

  const words: MoveWords<QueueEntry> = (what, { entry, ...at }) =>
    t(`queue.drag.${what}`, { name: describeEntry(entry.item).name, ...at })
  const { drag, announcement, press, toggle, pressKey, leave } = useReorder({
    list,
    entries,
    words,
    top,
    rowHeight,
    onMove,
    reveal: (place) => virtualizer.scrollToIndex(place, { align: 'auto' }),
  })
  if (drag?.id !== held) setHeld(drag?.id)
  useScrollToCurrent(virtualizer, playing, {
    index: selected || !canMove ? -1 : current,
    isEmpty,
    isDragged: drag !== undefined,
  })
  const help = useId()
  const placeOf = (index: number) => placeWhile(drag, heldPlace, index)

  const rows = virtualizer.getVirtualItems()
  const rowsIn = (from: number, to: number) => {
    const there = new Set(rows.map(({ index }) => index))
    const first = Math.max(0, Math.floor(from / rowHeight))
    return entries.slice(first, Math.max(0, Math.ceil(to / rowHeight))).flatMap((entry, place) => {
      const index = first + place
      const { name, by } = describeEntry(entry.item)
      return there.has(index)
        ? []
        : {
            top: index * rowHeight,
            name: name || texts.nameless,
            by,
            isCurrent: index === current,
            onPress: () => play(entry),
          }
    })
  }

  return (
    <>
      <FlungRows flung={flung} margin={margin} rowsIn={rowsIn} />
      {/* It only hears which of its rows has the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={list}
        className={classes.list}
        style={{ height: virtualizer.getTotalSize() }}
        aria-label={t('queue.entries')}
        aria-hidden={isEmpty || undefined}
        data-dragging={drag !== undefined || undefined}
        onFocus={({ target }) => {
          const row = target.closest<HTMLElement>('[data-index]')
          setFocused(entries[Number(row?.dataset['index'])]?.id)
        }}
      >
        {rows.map(({ index }) => {
          const entry = entries[index]
          return entry === undefined ? null : (
            <QueueRow
              key={entry.id}
              t={t}
              texts={texts}
              entry={entry}
              index={index}
              count={entries.length}
              top={placeOf(index) * rowHeight}
              isSelected={selected?.has(entry.id)}
              canMove={canMove}
              draggedBy={drag?.id === entry.id ? drag.by : undefined}
              help={help}
              playing={index === current ? playing.status : undefined}
              origin={origin}
              onPlay={play}
              onSelect={onSelect}
              onRemove={remove}
              onMore={more}
              onGrab={press}
              onGrabToggle={toggle}
              onHandleKey={pressKey}
              onHandleLeave={leave}
            />
          )
        })}
      </ul>
      {opened && openedEntry ? menuOf(openedEntry, opened.at, closeMenu) : null}
      <VisuallyHidden id={help}>{t('queue.drag.help')}</VisuallyHidden>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  )
}
