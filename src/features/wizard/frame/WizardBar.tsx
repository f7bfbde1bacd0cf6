import { Button } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { useTranslation } from '../../../i18n/useTranslation'
import { Notice } from '../../../ui/Notice'
import type { StepProblem } from '../useStepEdits'
import type { WizardState } from '../useWizard'
import classes from './WizardBar.module.css'

interface Props {
  wizard: WizardState
  /** Why the step is still here. */
  problem: WizardState['problem'] | StepProblem
  onPrevious: () => void
  onNext: () => void
  onSkip: () => void
  onDone: () => void
  onAccount: () => void
}

/** The buttons of the wizard, and its position [D2.13-2]. */
export const WizardBar = ({ wizard, problem, onPrevious, onNext, ...ways }: Props) => {
  const { t } = useTranslation()
  const { buttons, number, total, isBusy } = wizard
  return (
    <>
      <div role="alert" className={classes.problem}>
        {problem ? <Notice kind="error">{t(`wizard.${problem}`)}</Notice> : null}
      </div>
      <div className={classes.bar}>
        {buttons.close ? (
          <Button variant="subtle" color="gray" className={classes.close} onClick={ways.onSkip}>
            {t('wizard.skip')}
          </Button>
        ) : null}
        {total > 0 ? (
          <span className={classes.position}>{t('wizard.position', { number, total })}</span>
        ) : null}
        <div className={classes.ways}>
          {buttons.previous ? (
            <Button
              variant="default"
              className={classes.previous}
              aria-label={t('wizard.previous')}
              onClick={onPrevious}
            >
              <IconChevronLeft size={20} stroke={1.75} className={classes.arrow} aria-hidden />
              <span className={classes.word}>{t('wizard.previous')}</span>
            </Button>
          ) : null}
          {buttons.next ? (
            <Button className={classes.main} onClick={onNext}>
              {t('wizard.next')}
            </Button>
          ) : null}
          {buttons.done ? (
            <Button className={classes.main} loading={isBusy} onClick={ways.onDone}>
              {t('wizard.done')}
            </Button>
          ) : null}
          {buttons.account ? (
            <Button className={classes.main} loading={isBusy} onClick={ways.onAccount}>
              {t('wizard.account')}
            </Button>
          ) : null}
        </div>
      </div>
    </>
  )
}
