import { useTranslation } from '../../i18n/useTranslation'
import classes from './Breadcrumbs.module.css'
import type { Crumb } from './navigation/Crumb'

interface Props {
  trail: readonly Crumb[]
  /** What the place itself is called; '' where a heading says it. */
  onHome: () => void
  onCrumb: (index: number) => void
}

/** The way from home to where somebody is, each step of it a way back. */
export function Breadcrumbs({ trail, onHome, onCrumb }: Props) {
  const { t } = useTranslation()
  return (
    <nav className={classes.crumbs} aria-label={t('browse.crumbs')}>
      <ol className={classes.list}>
        <li className={classes.crumb}>
          <button type="button" className={classes.step} onClick={onHome}>
            {t('browse.title')}
          </button>
        </li>
        {trail.map(({ address, title }, index) => (
          <li key={`${index} ${address}`} className={classes.crumb}>
            <button type="button" className={classes.step} onClick={() => onCrumb(index)}>
              {title || t('browse.nameless')}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
