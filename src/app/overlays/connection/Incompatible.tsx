import { useTranslation } from '../../../i18n/useTranslation'
import { ErrorState } from '../../../ui/ErrorState'
import classes from './Incompatible.module.css'

interface Props {
  /** Where the answer came from, if that is known. */
  address: string | undefined
  onRetry: () => void
}

/** Something answers, but speaks neither protocol generation. */
export const Incompatible = ({ address, onRetry }: Props) => {
  const { t } = useTranslation()
  return (
    <div className={classes.page}>
      <ErrorState title={t('connection.incompatible.title')} onRetry={onRetry}>
        {address === undefined
          ? t('connection.incompatible.messageWithoutAddress')
          : t('connection.incompatible.message', { address })}
      </ErrorState>
    </div>
  )
}
