import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useId, useMemo, useEffect, useState } from 'react'
import type { PushBrowseFilters } from '../../../schemas/generated/types'
import { useAnswer } from '../../device'
import { useTranslation } from '../../i18n/TranslationProvider'
import {
  nextFilter,
  defaultFilter,
  type RecentSearches as Recent,
  useRecentSearches,
} from './search/useRecentSearches'
import classes from './search/SearchFilters.module.css'
import { UndoBar } from '../../ui/undo/PanelUndo'
import recentSearchesClasses from './search/RecentSearches.module.css'
import { SearchField } from './search/SearchField'
import { requestOf, type useBrowse } from './useBrowse'

const none: readonly string[] = []
const namesOf = (filters: PushBrowseFilters) => [
  ...new Set(filters.flatMap(({ name }) => name?.trim() || [])),
]

/**
 * The names of the filters that the player offers for a search [D3-22 D7-14 D7-16]; none until it has said
 * so.
 */
export const useBrowseFilters = (): readonly string[] =>
  useAnswer('getBrowseFilters', 'pushBrowseFilters', namesOf).data ?? none

interface SearchFiltersProps {
  /** Names as the player gives them. */
  filters: readonly string[]
  current: string
  /** Gets the filter that the search is to have from now on [D9-10]. */
  onChoose: (filter: string) => void
}

const known = ['any', 'all', 'artist', 'album', 'track', 'webradio'] as const

/** The filters of a search [D3-22]; nothing where the player has none. */
export function SearchFilters({ filters, current, onChoose }: SearchFiltersProps) {
  const { t } = useTranslation()
  const nameOf = (filter: string) => {
    const word = known.find((one) => one === filter)
    return word ? t(`browse.search.filter.${word}`) : filter
  }
  if (filters.length === 0) return null
  return (
    <div className={classes.filters} role="group" aria-label={t('browse.search.filters')}>
      {filters.map((filter) => (
        <button
          key={filter}
          type="button"
          className={classes.filter}
          aria-pressed={filter === current}
          onClick={() => onChoose(nextFilter(current, filter))}
        >
          {nameOf(filter)}
        </button>
      ))}
    </div>
  )
}

interface RecentSearchesProps extends Pick<Recent, 'searches' | 'removed'> {
  /** One of them is wanted again. */
  onSearch: (search: string) => void
  onRemove: (search: string) => void
  onClear: () => void
  /** The way back is no longer offered. */
  onForget: () => void
  /** A hand is on it, or left it. */
  onHold: (isHeld: boolean) => void
}

const cross = (
  <svg className={recentSearchesClasses.cross} viewBox="0 0 24 24" aria-hidden>
    <path d="M18 6L6 18M6 6l12 12" />
  </svg>
)

/**
 * What was sought before, for one press, and the way back after a removal; what can be sought, where nothing
 * was.
 */
export function RecentSearches({
  searches,
  removed,
  onSearch,
  onRemove,
  onClear,
  onForget,
  onHold,
}: RecentSearchesProps) {
  const { t } = useTranslation()
  const id = useId()
  const undo = useMemo(() => {
    if (!removed) return undefined
    const { search, restore: run } = removed
    const text =
      search === undefined ? t('browse.search.recent.cleared') : t('browse.search.recent.removed', { search })
    return { text, run }
  }, [removed, t])
  return (
    <>
      {searches.length === 0 ? (
        <p className={recentSearchesClasses.none}>{t('browse.search.recent.none')}</p>
      ) : (
        <section className={recentSearchesClasses.recent} aria-labelledby={id}>
          <header className={recentSearchesClasses.head}>
            <h2 id={id} className={recentSearchesClasses.title}>
              {t('browse.search.recent.title')}
            </h2>
            <Button className={recentSearchesClasses.clear} variant="subtle" color="gray" onClick={onClear}>
              {t('browse.search.recent.clear')}
            </Button>
          </header>
          <ul className={recentSearchesClasses.list}>
            {searches.map((search) => (
              <li key={search} className={recentSearchesClasses.row}>
                <button
                  type="button"
                  className={recentSearchesClasses.search}
                  onClick={() => onSearch(search)}
                >
                  <IconHistory className={recentSearchesClasses.sign} size={20} stroke={1.5} aria-hidden />
                  <span className={recentSearchesClasses.text}>{search}</span>
                </button>
                <button
                  type="button"
                  className={recentSearchesClasses.remove}
                  aria-label={t('browse.search.recent.remove', { search })}
                  onClick={() => onRemove(search)}
                >
                  {cross}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <UndoBar undo={undo} onClose={onForget} onHold={onHold} />
    </>
  )
}

interface SearchPartProps {
  browse: Pick<
    ReturnType<typeof useBrowse>,
    'place' | 'page' | 'phase' | 'title' | 'trail' | 'search' | 'endSearch' | 'session' | 'navigation'
  >
}

/** ms [D9-12] */
const focusDelay = 100

/** The filters, asked for where they are shown. */
function Filters({ current, onChoose }: { current: string; onChoose: (filter: string) => void }) {
  const filters = useBrowseFilters()
  return <SearchFilters filters={filters} current={current} onChoose={onChoose} />
}

/**
 * Searching from where somebody is: within the source, or everywhere in the dedicated view [D2.6-1 D2.6-10
 * D7-12].
 */
export function SearchPart({ browse }: SearchPartProps) {
  const { place, page, phase, title, trail, search, endSearch } = browse
  const isSearch = place.kind === 'search'
  // What was pressed has the focus then.
  const [isReturn] = useState(() => browse.session.spots.has(browse.navigation.address))
  const isDedicated = isSearch && place.isDedicated
  const value = isSearch ? place.value : ''
  const recent = useRecentSearches()
  const { add } = recent
  const hasFound = page?.navigation?.lists.some(({ items }) => items.length > 0) === true
  useEffect(() => {
    if (isSearch && phase === 'shown' && hasFound && value !== '') add(value)
  }, [isSearch, phase, hasFound, value, add])
  const within = isSearch ? (place.within?.title ?? trail.at(-1)?.title) : title
  return (
    <>
      <SearchField
        // What is written belongs to what is searched.
        key={isDedicated ? 'all' : `in ${requestOf(place)?.uri ?? ''}`}
        value={value}
        within={isDedicated || !requestOf(place) ? undefined : within}
        onSearch={(wanted) => search(wanted)}
        onClear={endSearch}
        {...(isDedicated && !isReturn && { focusDelay })}
        filter={
          isDedicated ? (
            <Filters current={place.filter ?? defaultFilter} onChoose={(filter) => search(value, filter)} />
          ) : undefined
        }
      />
      {isDedicated && value === '' ? (
        <RecentSearches
          searches={recent.searches}
          removed={recent.removed}
          onSearch={(wanted) => search(wanted)}
          onRemove={recent.remove}
          onClear={recent.clear}
          onForget={recent.forget}
          onHold={recent.hold}
        />
      ) : null}
    </>
  )
}
