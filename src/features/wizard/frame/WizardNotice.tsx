import { Button, Skeleton } from '@mantine/core'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { useDelayed } from '../../../ui/states'
import { StepHead } from '../steps/StepParts'
import type { WizardPhase } from '../useWizard'
import classes from './WizardNotice.module.css'

interface Props {
  phase: Exclude<WizardPhase, 'ready'>
  titleId: string
  /** Name of the step that is waited for; '' before there is any. */
  name: string
  /** Whether a step is waited for, and not the steps. */
  hasStep: boolean
  onRetry: () => void
  onLeave: () => void
}

/** The shape of a step; nothing for the first moment, so that a quick answer does not flicker. */
const Waiting = ({ titleId, name }: Pick<Props, 'titleId' | 'name'>) => {
  const { t } = useTranslation()
  const isLong = useDelayed(true, 150)
  return (
    <div>
      <p className={classes.name} id={titleId} tabIndex={-1} data-wizard-title>
        {name || t('wizard.label')}
      </p>
      <div role="status" aria-label={t('shell.loading')}>
        {isLong ? (
          <>
            <Skeleton height={36} width="55%" mb={16} />
            <Skeleton height={16} width="80%" mb={40} />
            <Skeleton height={44} />
          </>
        ) : null}
      </div>
    </div>
  )
}

/** Stands where a step would be: it is awaited, it did not come, there is none, or the wizard is over. */
export const WizardNotice = ({ phase, titleId, name, hasStep, onRetry, onLeave }: Props) => {
  const { t } = useTranslation()
  const label = name || t('wizard.label')
  switch (phase) {
    case 'waiting':
      return <Waiting titleId={titleId} name={name} />
    case 'silent':
      return (
        <>
          <StepHead name={label} title={t('wizard.silentTitle')} titleId={titleId}>
            {hasStep ? t('wizard.silentStep') : t('wizard.silentSteps')}
          </StepHead>
          <Button variant="default" onClick={onRetry}>
            {t('action.tryAgain')}
          </Button>
        </>
      )
    case 'empty':
      return (
        <StepHead name={label} title={t('wizard.emptyTitle')} titleId={titleId}>
          {t('wizard.empty')}
        </StepHead>
      )
    case 'leaving':
      return (
        <div role="status">
          <StepHead name={label} title={t('wizard.closedTitle')} titleId={titleId}>
            {t('wizard.toAccount')}
          </StepHead>
        </div>
      )
    case 'closed':
      return (
        <>
          <StepHead name={t('wizard.label')} title={t('wizard.closedTitle')} titleId={titleId}>
            {t('wizard.closed')}
          </StepHead>
          <Button onClick={onLeave}>{t('wizard.leave')}</Button>
        </>
      )
  }
}
