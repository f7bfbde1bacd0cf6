import { useEffect, useRef, type RefObject, Activity, useState, useId } from 'react'
import { useDevice, useTopic } from '../../device'
import type { Step, Destination } from '../../../machines/wizard.machine'
import { chosenCode, stepKind, useActivation, useWizardBrand, type WizardPanels } from './steps'
import { PageStep } from './steps/CodeStep'
import { useTranslation } from '../../i18n/TranslationProvider'
import { useToasts } from '../../ui/toasts/Toast'
import { usePanelSituation } from '../../ui/panel/PanelSituationContext'
import { useDonation } from './donation/DonationForm'
import { StepScale, WizardBar, WizardFrame, WizardNotice } from './frame/WizardFrame'
import { useMailingList } from './steps/FollowStep'
import { StepView } from './StepView'
import { useStepEdits, type Way, formOf, useWizardForms } from './useWizardForms'
import { useWizard } from './useWizard'
import classes from './Wizard.module.css'

const isShown = (title: HTMLElement) => title.checkVisibility?.() ?? true

/**
 * Moves the focus to the title of what has come on screen, so that it is read and the keyboard starts there.
 */
const useStepFocus = (page: string): RefObject<HTMLDivElement | null> => {
  const content = useRef<HTMLDivElement>(null)
  const last = useRef<string>(undefined)
  useEffect(() => {
    if (last.current === page) return
    last.current = page
    const titles = [...(content.current?.querySelectorAll<HTMLElement>('[data-wizard-title]') ?? [])]
    titles.find(isShown)?.focus({ preventScroll: true })
  }, [page])
  return content
}

/** How long a step that this panel does not know may stay without a page of the player's, ms. */
const timeout = 5000

/**
 * Calls `pass` once while an unknown step (by its name; undefined for any other) is on screen and the player
 * sends no page for it: such a step has nothing to show to anybody.
 */
function usePassBy(step: string | undefined, pass: () => void): void {
  const device = useDevice()
  const latest = useRef(pass)
  useEffect(() => {
    latest.current = pass
  })
  useEffect(() => {
    if (step === undefined) return undefined
    const timer = setTimeout(() => latest.current(), timeout)
    const stop = device.on('pushUiConfig', () => clearTimeout(timer))
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [device, step])
}

interface Props {
  /** The step on screen, when it is a page of the player. */
  step: Step | undefined
  isShown: boolean
  /** What is read above the page. */
  name: string
  titleId: string
  page: WizardPanels['page']
}

/**
 * The steps that are pages of the player. One that was left is hidden, not thrown away: going back finds what
 * was typed, and a hidden page neither asks nor listens.
 */
function PageSteps({ step, isShown, name, titleId, page }: Props) {
  const [visited, setVisited] = useState<readonly Step[]>([])
  if (step && !visited.some((one) => one.name === step.name)) setVisited([...visited, step])
  return visited.map((one) => {
    const isCurrent = isShown && one.name === step?.name
    return (
      <Activity key={one.name} mode={isCurrent ? 'visible' : 'hidden'}>
        <PageStep
          stepName={one.name}
          name={isCurrent ? name : one.name}
          titleId={isCurrent ? titleId : undefined}
          isKnown={stepKind(one) === 'plugin'}
          page={page}
        />
      </Activity>
    )
  })
}

interface WizardProps {
  /** Name of the step to begin at, where a page that was loaded anew had been; the first unless told. */
  startAt?: string | undefined
  /** The player has accounts [D6-2]. */
  isAuthEnabled: boolean
  /** Somebody is signed in. */
  hasUser: boolean
  panels: WizardPanels
  /** The name of the step that has come on screen. */
  onStep: (name: string) => void
  /** The interface is to be in this language at once, and stay so [D4-26]. */
  onLanguage: (code: string) => void
  /** The wizard is over. */
  onLeave: (destination: Destination) => void
}

/** The first-run wizard [D2.13-1]. */
export function Wizard(props: WizardProps) {
  const { onStep, onLanguage, onLeave, panels } = props
  const { t } = useTranslation()
  const id = useId()
  const { settings } = usePanelSituation()
  const { mailingList } = useWizardBrand()
  const forms = useWizardForms()
  const memory = {
    forms,
    activation: useActivation(),
    donation: useDonation(useTopic('pushDonePage')),
    list: useMailingList(mailingList),
  }
  const onSaved = (step: Step) => {
    const kind = stepKind(step)
    const language = kind === 'language' ? chosenCode(forms.language.value('language')) : undefined
    formOf(forms, kind)?.settle()
    if (language !== undefined) onLanguage(language)
  }
  const wizard = useWizard({
    startAt: props.startAt,
    terms: {
      isPersistent: settings.persistentWizard === true,
      isAuthEnabled: props.isAuthEnabled,
      hasUser: props.hasUser,
    },
    onSaved,
    onLeave,
  })
  const { phase, step, number, total, buttons, send } = wizard
  const kind = step && stepKind(step)
  const stepName = step?.name
  useEffect(() => {
    if (stepName !== undefined) onStep(stepName)
  }, [stepName, onStep])
  const page = phase === 'ready' ? (stepName ?? '') : phase
  const content = useStepFocus(page)

  const isPageStep = kind === 'plugin' || kind === 'unknown'
  const form = kind && phase === 'ready' ? formOf(forms, kind) : undefined
  const stepEdits = useStepEdits()
  const leave = (way: Way, go: () => void) => {
    if (isPageStep || way === 'out') void stepEdits.mayLeave(way).then((mayLeave) => mayLeave && go())
    else go()
  }
  const toasts = useToasts()
  const way = useRef<'next' | 'previous'>('next')
  usePassBy(kind === 'unknown' && phase === 'ready' ? stepName : undefined, () => {
    // The way that its user was going, so that nobody who goes back is thrown forward again.
    if (!buttons[way.current]) return
    toasts.show({ kind: 'info', title: t('wizard.passedBy', { step: stepName ?? '' }) })
    send({ type: `${way.current}.requested` })
  })
  const goBack = () => {
    way.current = 'previous'
    // What breaks a limit stays in its field, unsaved, for when its user comes back.
    const values = form?.submit()
    send({ type: 'previous.requested', ...(values && { values }) })
  }
  const titleId = `${id}title`
  const formId = `${id}form`
  const goOn = () => {
    way.current = 'next'
    // Its fields are checked first. Not by a button of the form's: one whose type changes under a press
    // submits, too.
    const fields = form && document.getElementById(formId)
    if (fields instanceof HTMLFormElement) fields.requestSubmit()
    else send({ type: 'next.requested' })
  }

  const name = kind === undefined || kind === 'plugin' ? (stepName ?? '') : t(`wizard.step.${kind}`)
  const needsAnswer = phase === 'waiting' || phase === 'silent'
  return (
    <WizardFrame
      titleId={titleId}
      page={page}
      scale={
        total > 0 ? (
          <StepScale number={number} total={total} label={t('wizard.progress', { number, total })} />
        ) : null
      }
      bar={
        <WizardBar
          wizard={wizard}
          problem={stepEdits.problem ?? wizard.problem}
          onPrevious={() => leave('back', goBack)}
          onNext={() => leave('on', goOn)}
          onSkip={() => leave('out', () => send({ type: 'skip.requested' }))}
          onDone={() => leave('on', () => send({ type: 'done.requested' }))}
          onAccount={() => leave('on', () => send({ type: 'account.requested' }))}
        />
      }
    >
      <div ref={content}>
        <PageSteps
          step={isPageStep ? step : undefined}
          isShown={isPageStep && phase === 'ready'}
          name={name}
          titleId={titleId}
          page={panels.page}
        />
        {kind !== undefined && phase === 'ready' && !isPageStep ? (
          <div key={stepName} className={classes.step}>
            <StepView
              kind={kind}
              memory={memory}
              panels={panels}
              needsAccount={buttons.account}
              onLanguage={onLanguage}
              name={name}
              titleId={titleId}
              formId={formId}
              onSubmit={(values) => send({ type: 'next.requested', values })}
            />
          </div>
        ) : null}
        {phase === 'ready' ? null : (
          <WizardNotice
            phase={phase}
            titleId={titleId}
            name={name}
            hasStep={step !== undefined && needsAnswer}
            onRetry={() => send({ type: 'retry.requested' })}
            onLeave={() => onLeave('playback')}
          />
        )}
      </div>
    </WizardFrame>
  )
}
