import { Button, Skeleton } from '@mantine/core'
import { useFocusTrap } from '@mantine/hooks'
import { IconChevronLeft } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { useBrand } from '../../../ui/brand/BrandContext'
import { useLockedScroll } from '../../../ui/modal/ModalFrame'
import { Notice, useDelayed } from '../../../ui/states'
import { StepHead } from '../steps/StepParts'
import type { WizardPhase, WizardState } from '../useWizard'
import type { StepProblem } from '../useWizardForms'
import stepScaleClasses from './StepScale.module.css'
import wizardBarClasses from './WizardBar.module.css'
import classes from './WizardFrame.module.css'
import noticeClasses from './WizardNotice.module.css'

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
      <p className={noticeClasses.name} id={titleId} tabIndex={-1} data-wizard-title>
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

interface WizardFrameProps {
  /** Id of the heading that names the window. */
  titleId: string
  /** What stands beside the logo: where the wizard is. */
  scale?: ReactNode
  /** The row of buttons. */
  bar: ReactNode
  /** Changes with what is on screen, which then begins at its top. */
  page: string
  children: ReactNode
}

/** The window of the wizard over the dimmed interface [D2.13-1]: the whole screen of a phone. */
export const WizardFrame = ({ titleId, scale, bar, page, children }: WizardFrameProps) => {
  const { logo } = useBrand()
  const body = useRef<HTMLDivElement>(null)
  const trap = useFocusTrap(true)
  useLockedScroll()
  // For what lies over the wizard, such as messages.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-wizard', true)
    return () => {
      document.documentElement.toggleAttribute('data-wizard', false)
    }
  }, [])
  const last = useRef(page)
  useEffect(() => {
    if (last.current === page) return
    last.current = page
    if (body.current) body.current.scrollTop = 0
  }, [page])
  return (
    <div className={classes.layer}>
      <div className={classes.scrim} aria-hidden />
      <section
        ref={trap}
        className={classes.window}
        role="dialog"
        aria-modal
        aria-labelledby={titleId}
        tabIndex={-1}
      >
        <div className={classes.top}>
          <img className={classes.logo} src={logo.src} alt="" />
          <div className={classes.scale}>{scale}</div>
        </div>
        <div className={classes.body} ref={body}>
          {children}
        </div>
        <div className={classes.bar}>{bar}</div>
      </section>
    </div>
  )
}

interface WizardBarProps {
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
export const WizardBar = ({ wizard, problem, onPrevious, onNext, ...handlers }: WizardBarProps) => {
  const { t } = useTranslation()
  const { buttons, number, total, isBusy } = wizard
  return (
    <>
      <div role="alert" className={wizardBarClasses.problem}>
        {problem ? <Notice kind="error">{t(`wizard.${problem}`)}</Notice> : null}
      </div>
      <div className={wizardBarClasses.bar}>
        {buttons.close ? (
          <Button variant="subtle" color="gray" className={wizardBarClasses.close} onClick={handlers.onSkip}>
            {t('wizard.skip')}
          </Button>
        ) : null}
        {total > 0 ? (
          <span className={wizardBarClasses.position}>{t('wizard.position', { number, total })}</span>
        ) : null}
        <div className={wizardBarClasses.ways}>
          {buttons.previous ? (
            <Button
              variant="default"
              className={wizardBarClasses.previous}
              aria-label={t('wizard.previous')}
              onClick={onPrevious}
            >
              <IconChevronLeft size={20} stroke={1.75} className={wizardBarClasses.arrow} aria-hidden />
              <span className={wizardBarClasses.word}>{t('wizard.previous')}</span>
            </Button>
          ) : null}
          {buttons.next ? (
            <Button className={wizardBarClasses.main} onClick={onNext}>
              {t('wizard.next')}
            </Button>
          ) : null}
          {buttons.done ? (
            <Button className={wizardBarClasses.main} loading={isBusy} onClick={handlers.onDone}>
              {t('wizard.done')}
            </Button>
          ) : null}
          {buttons.account ? (
            <Button className={wizardBarClasses.main} loading={isBusy} onClick={handlers.onAccount}>
              {t('wizard.account')}
            </Button>
          ) : null}
        </div>
      </div>
    </>
  )
}

interface StepScaleProps {
  /** The step on screen, from 1. */
  number: number
  total: number
  /** Says the position in words. */
  label: string
}

/** Fine marks between two steps. */
const between = 5

/** Where the wizard stands, as the needle of a tuner's scale; the only sign of it on phones. */
export const StepScale = ({ number, total, label }: StepScaleProps) => {
  const gaps = Math.max(1, total - 1)
  const place = ((number - 1) / gaps) * 100
  const marks = Array.from({ length: gaps * between + 1 }, (_, mark) => (mark / (gaps * between)) * 100)
  return (
    <div
      className={stepScaleClasses.scale}
      role="progressbar"
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={Math.max(1, total)}
      aria-valuenow={number}
      aria-valuetext={label}
    >
      <svg className={stepScaleClasses.marks} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden>
        {marks.map((x, mark) => (
          <line
            key={x}
            x1={x}
            x2={x}
            y1={mark % between === 0 ? 0 : 6}
            y2={12}
            className={stepScaleClasses.mark}
            data-step={mark % between === 0 || undefined}
            data-passed={x <= place || undefined}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <div className={stepScaleClasses.needle} style={{ transform: `translateX(${place - 100}%)` }} />
    </div>
  )
}
