import { useState } from 'react'
import { defaultFilter, useRecentSearches } from '../../../../src/features/browse/search/useRecentSearches'
import { RecentSearches, SearchFilters, useBrowseFilters } from '../../../../src/features/browse/SearchPart'
import { SearchField } from '../../../../src/features/browse/search/SearchField'

interface SearchStoryProps {
  /** What is sought at first. */
  sought?: string
  /** Name of the source that is searched; everywhere without one. */
  within?: string
  onSearch?: (value: string, filter: string) => void
}

/** The dedicated view of search without its results. */
export function SearchStory({ sought = '', within, onSearch }: SearchStoryProps) {
  const [value, setValue] = useState(sought)
  const [filter, setFilter] = useState(defaultFilter)
  const filters = useBrowseFilters()
  const { searches, removed, add, remove, clear, forget, hold } = useRecentSearches()
  const search = (wanted: string, by = filter) => {
    setValue(wanted)
    onSearch?.(wanted, by)
    add(wanted)
  }
  const choose = (chosen: string) => {
    setFilter(chosen)
    if (value !== '') search(value, chosen)
  }
  const isDedicated = within === undefined
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 16 }}>
      <SearchField
        value={value}
        within={within}
        onSearch={search}
        onClear={() => setValue('')}
        {...(isDedicated && {
          focusDelay: 100,
          filter: <SearchFilters filters={filters} current={filter} onChoose={choose} />,
        })}
      />
      {isDedicated && value === '' ? (
        <RecentSearches
          searches={searches}
          removed={removed}
          onSearch={search}
          onRemove={remove}
          onClear={clear}
          onForget={forget}
          onHold={hold}
        />
      ) : null}
    </div>
  )
}
