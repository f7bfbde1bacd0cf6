import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useId, useMemo } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import { UndoBar } from '../../../ui/undo/UndoBar'
import classes from './RecentSearches.module.css'
import type { RecentSearches as Recent } from './useRecentSearches'

interface Props extends Pick<Recent, 'searches' | 'removed'> {
  /** One of them is wanted again. */
  onSearch: (search: string) => void
  onRemove: (search: string) => void
  onClear: () => void
  /** The way back is no longer offered. */
  onForget: () => void
}

const cross = (
  <svg className={classes.cross} viewBox="0 0 24 24" aria-hidden>
    <path d="M18 6L6 18M6 6l12 12" />
  </svg>
)

/** What was sought before, for one press, and the way back after a removal; what can be sought, where nothing was. */
export function RecentSearches({ searches, removed, onSearch, onRemove, onClear, onForget }: Props) {
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
        <p className={classes.none}>{t('browse.search.recent.none')}</p>
      ) : (
        <section className={classes.recent} aria-labelledby={id}>
          <header className={classes.head}>
            <h2 id={id} className={classes.title}>
              {t('browse.search.recent.title')}
            </h2>
            <Button className={classes.clear} variant="subtle" color="gray" onClick={onClear}>
              {t('browse.search.recent.clear')}
            </Button>
          </header>
          <ul className={classes.list}>
            {searches.map((search) => (
              <li key={search} className={classes.row}>
                <button type="button" className={classes.search} onClick={() => onSearch(search)}>
                  <IconHistory className={classes.sign} size={20} stroke={1.5} aria-hidden />
                  <span className={classes.text}>{search}</span>
                </button>
                <button
                  type="button"
                  className={classes.remove}
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
      <UndoBar undo={undo} onClose={onForget} />
    </>
  )
}
