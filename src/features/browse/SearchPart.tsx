import { useEffect, useState } from 'react'
import { defaultFilter } from './search/nextFilter'
import { RecentSearches } from './search/RecentSearches'
import { SearchField } from './search/SearchField'
import { SearchFilters } from './search/SearchFilters'
import { useBrowseFilters } from './search/useBrowseFilters'
import { useRecentSearches } from './search/useRecentSearches'
import { requestOf, type useBrowse } from './useBrowse'

interface Props {
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

/** Searching from where somebody is: within the source, or everywhere in the dedicated view [D2.6-1 D2.6-10 D7-12]. */
export function SearchPart({ browse }: Props) {
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
        />
      ) : null}
    </>
  )
}
