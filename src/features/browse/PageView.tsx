import {
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import type { BrowseItem, BrowseList, PushBrowseLibrary } from '../../../schemas/generated/types'
import type { MenuPlace } from '../../ui/menu/menuPlace'
import { FindField } from '../../ui/FindField'
import { foldText } from '../../ui/foldText'
import { itemSpot } from './navigation/useBrowseNavigation'
import { isPlaylistPage } from './place/place'
import { useTranslation } from '../../i18n/TranslationProvider'
import { useOrigin } from '../../device'
import { EmptyState } from '../../ui/states'
import { isChoosable, type Place } from './items/itemActions'
import { buildSections, readyPage } from './lists/buildSections'
import { letterIndex, type ReadWords, sortedLetters, useTypeAhead } from './lists/letterIndex'
import { LetterScroller } from './lists/LetterScroller'
import type { ItemCalls } from './lists/layoutSections'
import { SectionLists, type ListsHandle } from './lists/SectionLists'
import { ChoosingBar } from './ChoosingBar'
import type { SeveralAction } from './commands/createSeveralRunner'
import { useSelection } from '../../ui/rows/useSelection'
import { SortButton } from './sorting/SortButton'
import { readWords } from './sorting/sortOrder'
import type { SortedList } from './sorting/useSortedLists'
import type { KeptArrangement } from './session/BrowseSession'
import barClasses from './BrowseView.module.css'
import classes from './PageView.module.css'

const titleOf: ReadWords = ({ title, name }) => title || name || ''

/**
 * Place of the first item from a place on whose words begin with a text, in whatever case and with whatever
 * accents; from the top where none follows.
 */
export function findBeginning(
  items: readonly BrowseItem[],
  text: string,
  from: number,
  wordsOf: ReadWords = titleOf,
): number | undefined {
  const find = (begins: (item: BrowseItem) => boolean) => {
    const after = items.findIndex((item, place) => place >= from && begins(item))
    return after < 0 && from > 0 ? items.findIndex(begins) : after
  }
  const [wanted, typed] = [foldText(text), text.toLowerCase()]
  const start = (item: BrowseItem) => wordsOf(item).slice(0, wanted.length + 8)
  // Whoever types an accent means it: “Ö” is far from O in Swedish.
  const exact = wanted === typed ? -1 : find((item) => start(item).toLowerCase().startsWith(typed))
  const place = exact < 0 ? find((item) => foldText(start(item)).startsWith(wanted)) : exact
  return place < 0 ? undefined : place
}

/** Frames within which an item that was revealed is drawn. */
const timeout = 30

/**
 * Gives an item the focus as soon as it is drawn, unless something else has got it meanwhile. `box` holds the
 * lists.
 */
function focusItem(box: HTMLElement | null, section: number, index: number, left = timeout): void {
  requestAnimationFrame(() => {
    if (!box?.contains(document.activeElement)) return
    const row = box.querySelector<HTMLElement>(itemSpot(section, index))
    if (row) row.focus({ preventScroll: true })
    else if (left > 0) focusItem(box, section, index, left - 1)
  })
}

/** A list that the owner fills. */
type Collection = 'favourites' | 'radioFavourites' | 'stations' | 'playlists' | 'playlist'

const collections: ReadonlyMap<string, Collection> = new Map([
  ['favourites', 'favourites'],
  ['radio/favourites', 'radioFavourites'],
  ['radio/myWebRadio', 'stations'],
  ['playlists', 'playlists'],
])

/** Which of the owner's own lists is at an address within the library, if one is [D9-14]. */
const collectionOf = (uri: string): Collection | undefined =>
  collections.get(uri) ?? (isPlaylistPage({ uri }) ? 'playlist' : undefined)

/** The menu of an item of a list is wanted, there. */
type MenuCommand = (item: BrowseItem, list: readonly BrowseItem[], index: number, at: MenuPlace) => void

/** What is done with an item, and with the list that it is seen in. */
type ListCommand = (item: BrowseItem, list: readonly BrowseItem[], index: number) => void

const none: ReadonlySet<BrowseItem> = new Set()

/** A page and its lists in the order wished for, which change together. */
export interface ShownPage {
  page: PushBrowseLibrary
  lists: readonly SortedList[]
}

interface Props {
  shown: ShownPage
  /** Chosen first of several, while somebody chooses; another list each time that choosing begins. */
  choosing: readonly BrowseItem[] | undefined
  onEndChoosing: () => void
  /** Another device leads what plays. */
  isLocked: boolean
  /** Another order of a long list is on its way. */
  isSorting: boolean
  /** A list may be sorted in a moment. */
  onSort: () => void
  place: Place
  /** Title of the input that is on [D7-16]. */
  activeTitle: string | undefined
  isFavourite: (item: BrowseItem) => boolean
  wantsGrid: boolean
  isSimple: boolean
  /** Whether the field to find in the lists is open. */
  isFinding: boolean
  onEndFinding: () => void
  /** How the place was left. */
  kept: KeptArrangement
  onArranged: (arrangement: Omit<KeptArrangement, 'isFinding'>) => void
  /** How far the window was scrolled here, px. */
  scrolled: number
  /** Stands above the lists. */
  header: ReactNode
  commands: {
    press: ListCommand
    pressCard: ListCommand
    play: ListCommand
    heart: (item: BrowseItem) => void
    more: MenuCommand
    several: (action: SeveralAction, items: readonly BrowseItem[]) => void
  }
}

const asItself = (item: BrowseItem) => item

/** Choosing several of the items that are in sight; what is not in sight is not acted on. */
function useChoosing(
  sections: ReturnType<typeof buildSections>,
  place: Place,
  choosing: readonly BrowseItem[] | undefined,
) {
  const isOn = choosing !== undefined
  const rows = useMemo(
    () => (isOn ? sections.flatMap(({ items }) => items.filter((item) => isChoosable(item, place))) : []),
    [isOn, sections, place],
  )
  const { keys, begin, end, toggle, all } = useSelection(rows, asItself)
  const start = useRef(begin)
  useLayoutEffect(() => {
    start.current = begin
  })
  useLayoutEffect(() => (choosing ? start.current(choosing) : end()), [choosing, end])
  const selected = isOn ? (keys ?? none) : undefined
  const chosen = useMemo(() => rows.filter((item) => keys?.has(item)), [rows, keys])
  return { selected, chosen, toggle, all }
}

/**
 * Takes no room and is not seen, heard or reached, but is laid out, so that what comes in its place needs
 * less of that.
 */
const outOfSight = { visibility: 'hidden', height: 0, overflow: 'clip' } as const

const noSections: ReturnType<typeof buildSections> = []

/**
 * The lists of a page [D2.6-2 D2.6-7], arranged as wished: found, as cards; with letters where they
 * help.
 */
export function PageView(props: Props) {
  const { place, wantsGrid, isSimple, isFinding, commands, onArranged } = props
  // Whoever types on while results come is not kept waiting for their rows; nor is the first page, for the
  // one that stood ready.
  const settled = useDeferredValue(props.shown)
  const { page, lists: sorted } = settled.page === readyPage ? props.shown : settled
  const isReady = page === readyPage
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const origin = useOrigin()
  const [kept] = useState(props.kept)
  const [typed, setTyped] = useState(kept.typed)
  const sought = useDeferredValue(isFinding ? typed : '')
  const [expanded, setExpanded] = useState(kept.expanded)
  const lists = useMemo(() => sorted.map(({ list }) => list), [sorted])
  const isResult = page.navigation?.isSearchResult === true
  const sections = useMemo(
    () => buildSections(lists, isResult, { wantsGrid, isSimple, sought, expanded }),
    [lists, isResult, wantsGrid, isSimple, sought, expanded],
  )
  const handle = useRef<ListsHandle>(null)
  const longest = sections.reduce(
    (best, { items }, at) => (items.length > (sections[best]?.items.length ?? 0) ? at : best),
    0,
  )
  const longItems = sections[longest]?.items
  const longSorting = sorted.find(({ list }) => list === sections[longest]?.list)?.sorting
  const wordsOf = useMemo(() => readWords(longSorting), [longSorting])
  const letters = useMemo(() => {
    if (!wordsOf || !longItems) return []
    return longSorting ? sortedLetters(longItems, wordsOf, language) : letterIndex(longItems, wordsOf)
  }, [longItems, longSorting, wordsOf, language])
  const reveal = (index: number) => handle.current?.reveal(longest, index)

  const latest = useRef({ sections, commands, onArranged })
  useLayoutEffect(() => {
    latest.current = { sections, commands, onArranged }
  })
  useEffect(() => latest.current.onArranged({ typed, expanded }), [typed, expanded])
  const choosing = useChoosing(sections, place, props.choosing)
  const { toggle } = choosing
  const calls = useMemo((): ItemCalls => {
    const to =
      (name: 'press' | 'pressCard' | 'play') =>
      ({ item, section, index }: Parameters<ItemCalls['onPress']>[0]) => {
        const list = latest.current.sections[section]
        const command = name === 'press' && list?.isGrid ? 'pressCard' : name
        latest.current.commands[command](item, list?.items ?? [item], index)
      }
    return {
      onPress: to('press'),
      onPlay: to('play'),
      onMore: ({ item, section, index }, at) =>
        latest.current.commands.more(item, latest.current.sections[section]?.items ?? [item], index, at),
      onHeart: ({ item }) => latest.current.commands.heart(item),
      onSelect: ({ section, index }, isRange) => {
        const item = latest.current.sections[section]?.items[index]
        if (item) toggle(item, isRange)
      },
    }
  }, [toggle])
  const expand = useCallback((section: number) => setExpanded((known) => new Set([...known, section])), [])
  const box = useRef<HTMLDivElement>(null)
  const typeAhead = useTypeAhead(
    (text, from) => findBeginning(longItems ?? [], text, from, wordsOf),
    (index) => {
      // The item that has the focus may be gone in a moment, and the next key with it.
      box.current?.focus({ preventScroll: true })
      reveal(index)
      focusItem(box.current, longest, index)
    },
  )
  // The order of the only list is chosen at the top of the page.
  const sortedOf = useMemo(
    () => new Map(sorted.length > 1 ? sorted.map((one) => [one.list, one] as const) : []),
    [sorted],
  )
  const hasSorter = useCallback(
    (list: BrowseList) => (sortedOf.get(list)?.fields.length ?? 0) > 0,
    [sortedOf],
  )
  const sorterOf = (section: number) => {
    const list = sections[section]?.list
    const one = list && sortedOf.get(list)
    return one && hasSorter(list) ? <SortButton sorted={one} onOpen={props.onSort} /> : null
  }
  const isFoundNone = sought.trim() !== '' && sections.length === 0
  const collection = lists.every(({ items }) => items.length === 0) ? collectionOf(place.uri) : undefined
  return (
    <>
      {choosing.selected ? (
        <div className={barClasses.bar}>
          <ChoosingBar
            items={choosing.chosen}
            place={place}
            isLocked={props.isLocked}
            onAll={choosing.all}
            onClose={props.onEndChoosing}
            onAct={(action) => {
              commands.several(action, choosing.chosen)
              props.onEndChoosing()
            }}
          />
        </div>
      ) : null}
      {props.header}
      {isFinding ? (
        <FindField
          label={t('browse.findLabel')}
          closeLabel={t('browse.findEnd')}
          value={typed}
          isKept={kept.isFinding}
          onChange={setTyped}
          onClose={() => {
            setTyped('')
            props.onEndFinding()
          }}
        />
      ) : null}
      {isFoundNone ? (
        <EmptyState title={t('browse.foundNone')}>{t('browse.foundNoneText')}</EmptyState>
      ) : collection ? (
        <EmptyState title={t(`browse.unfilled.${collection}Title`)}>
          {t(`browse.unfilled.${collection}`)}
        </EmptyState>
      ) : null}
      {/* Keys are heard where the focus is, on the items; the box itself is nothing to act on. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={box}
        tabIndex={-1}
        className={classes.lists}
        style={isReady ? outOfSight : undefined}
        data-lists
        data-letters={letters.length > 0 || undefined}
        aria-busy={props.isSorting || undefined}
        onKeyDown={(event: KeyboardEvent) => typeAhead(event)}
      >
        <SectionLists
          sections={collection ? noSections : sections}
          place={place}
          origin={origin}
          activeTitle={props.activeTitle}
          isFavourite={props.isFavourite}
          isSimple={isSimple}
          selected={choosing.selected}
          isReady={isReady}
          scrolled={props.scrolled}
          layout={`${isFinding} ${isFoundNone} ${props.choosing === undefined}`}
          order={sorted.map(({ sorting }) => sorting && `${sorting.field} ${sorting.isDescending}`).join()}
          calls={calls}
          onMoreItems={expand}
          handle={handle}
          headAside={sorterOf}
          hasAside={hasSorter}
        />
      </div>
      {letters.length > 0 ? <LetterScroller letters={letters} onReveal={reveal} /> : null}
    </>
  )
}
