import { usePending } from '../../device'
import { useTranslation } from '../../i18n/TranslationProvider'
import classes from './LoadingBar.module.css'

interface Props {
  /** False when the UI settings switch it off [D9-21]. */
  isWanted: boolean
}

/** A thin bar below the header while certain requests are pending [D2.3-6]; animates only then. */
export const LoadingBar = ({ isWanted }: Props) => {
  const { t } = useTranslation()
  const isPending = usePending()
  if (!isPending || !isWanted) return null
  return (
    <div className={classes.bar} role="progressbar" aria-label={t('shell.loading')}>
      <div className={classes.light} />
    </div>
  )
}
