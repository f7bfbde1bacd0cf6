import { Button } from '@mantine/core'
import { useTranslation } from '../../i18n/useTranslation'
import { Notice } from '../../ui/Notice'
import { useUpdateCheck } from './useUpdateCheck'
import classes from './SystemVersionSection.module.css'

/** Has the player look for an update; what it finds opens the updater's modal by itself [D4-19]. */
export const UpdateCheck = () => {
  const { t } = useTranslation()
  const { phase, check } = useUpdateCheck()
  return (
    <div className={classes.check}>
      <Button variant="default" onClick={check} disabled={phase === 'asked'}>
        {t(phase === 'asked' ? 'system.checking' : 'system.check')}
      </Button>
      {phase === 'silent' && (
        <div role="alert">
          <Notice kind="warning">{t('system.checkSilent')}</Notice>
        </div>
      )}
    </div>
  )
}
