import { memo } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import classes from './CategoryList.module.css'
import type { StoreCategory } from './StorePlugin'

interface Props {
  categories: readonly StoreCategory[]
  /** Key of the one that is shown; undefined while somebody looks for a plugin in all of them. */
  chosen: string | undefined
  onChoose: (key: string) => void
}

/** The categories of the store: a column where there is room, else a strip that scrolls sideways [D2.12-1]. */
export const CategoryList = memo(function CategoryList({ categories, chosen, onChoose }: Props) {
  const { t } = useTranslation()
  return (
    <nav className={classes.categories} aria-label={t('plugins.store.categories')}>
      <ul className={classes.list}>
        {categories.map(({ key, shownName, plugins }) => (
          <li key={key}>
            <button
              type="button"
              className={classes.category}
              aria-current={key === chosen || undefined}
              onClick={() => onChoose(key)}
            >
              <span className={classes.name}>{shownName || '–'}</span>
              <span className={classes.count}>{plugins.length}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
})
