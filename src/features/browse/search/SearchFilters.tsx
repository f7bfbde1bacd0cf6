import { useTranslation } from '../../../i18n/useTranslation'
import { nextFilter } from './nextFilter'
import classes from './SearchFilters.module.css'

interface Props {
  /** Names as the player gives them. */
  filters: readonly string[]
  current: string
  /** Gets the filter that the search is to have from now on [D9-10]. */
  onChoose: (filter: string) => void
}

const known = ['any', 'all', 'artist', 'album', 'track', 'webradio'] as const

/** The filters of a search [D3-22]; nothing where the player has none. */
export function SearchFilters({ filters, current, onChoose }: Props) {
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
