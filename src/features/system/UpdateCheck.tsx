import { Button } from '@mantine/core'
import { useTranslation } from '../../i18n/useTranslation'
import { Notice } from '../../ui/Notice'
import { useUpdateCheck } from './useUpdateCheck'
import classes from './SystemVersionSection.module.css'

/** Has the player look for an update; what it finds opens the updater's modal by itself [D4-19]. */
export const UpdateCheck = () => {
  const { t } = useTranslation()
  const { phase, check } = useUpdateCheck()
  const isWaiting = phase === 'asked' || phase === 'looking'
  const isOver = phase === 'found' || phase === 'none'
  return (
    <div className={classes.check}>
      <Button variant="default" onClick={check} disabled={isWaiting}>
        {t(isWaiting ? 'system.checking' : phase === 'silent' ? 'action.tryAgain' : 'system.check')}
      </Button>
      {phase === 'silent' && (
        <div role="alert">
          <Notice kind="warning">{t('system.checkSilent')}</Notice>
        </div>
      )}
      {isOver && (
        <div role="status">
          <Notice>{t(phase === 'found' ? 'system.checkFound' : 'system.checkNone')}</Notice>
        </div>
      )}
    </div>
  )
}
