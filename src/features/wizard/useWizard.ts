import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import {
  currentStep,
  wizardButtons,
  wizardMachine,
  type Destination,
  type Step,
  type Terms,
  type WizardButtons,
  type WizardEvent,
} from '../../../machines/wizard.machine'
import { useDevice } from '../../device'
import { useWizardBrand } from './useWizardBrand'
import { usePanelSituation } from '../../ui/panel/PanelSituationContext'
import { createWizardActors } from './createWizardActors'
import { toSteps } from './steps'

/** What of the wizard is on screen. */
export type WizardPhase = 'waiting' | 'silent' | 'ready' | 'empty' | 'leaving' | 'closed'

/** The wizard as it is drawn. */
export interface WizardState {
  phase: WizardPhase
  /** The step on screen; undefined before there are any. */
  step: Step | undefined
  /** Its place, from 1. */
  number: number
  total: number
  buttons: WizardButtons
  isBusy: boolean
  /** Why the latest wish was not carried out. */
  problem: 'offline' | 'invalid' | undefined
  send: (event: WizardEvent) => void
}

interface Options {
  startAt: string | undefined
  terms: Terms
  onSaved: (step: Step) => void
  onLeave: (destination: Destination) => void
}

const phases = ['closed', 'leaving', 'empty', 'silent', 'waiting'] as const

/** Runs the wizard machine on the player for as long as the component is mounted. */
export function useWizard({ startAt, terms, onSaved, onLeave }: Options): WizardState {
  const device = useDevice()
  const { appLinks, follow, mailingList } = useWizardBrand()
  const { isKiosk } = usePanelSituation()
  const latest = useRef({ onSaved, onLeave })
  useEffect(() => {
    latest.current = { onSaved, onLeave }
  })
  const [machine] = useState(() =>
    wizardMachine.provide({
      actors: createWizardActors({
        device,
        toSteps: (pushed) => toSteps(pushed, { appLinks, follow, mailingList, isKiosk }),
      }),
    }),
  )
  const actor = useActorRef(machine, { input: { startAt, terms } })
  const snapshot = useSelector(actor, (one) => one)

  useEffect(() => {
    const leaving = actor.on('wizard.left', ({ destination }) => latest.current.onLeave(destination))
    const saving = actor.on('step.saved', ({ step }) => latest.current.onSaved(step))
    return () => {
      leaving.unsubscribe()
      saving.unsubscribe()
    }
  }, [actor])
  useEffect(
    () =>
      device.on('pushWizard', ({ openWizard }) => {
        if (openWizard) actor.send({ type: 'wizard.opened' })
      }),
    [device, actor],
  )
  const { isPersistent, isAuthEnabled, hasUser } = terms
  useEffect(() => {
    actor.send({ type: 'terms.changed', terms: { isPersistent, isAuthEnabled, hasUser } })
  }, [actor, isPersistent, isAuthEnabled, hasUser])

  const { context } = snapshot
  return {
    phase: phases.find((phase) => snapshot.hasTag(phase)) ?? 'ready',
    step: currentStep(context),
    number: context.index + 1,
    total: context.steps.length,
    buttons: wizardButtons(context),
    isBusy: snapshot.hasTag('busy'),
    problem: context.problem,
    send: (event) => actor.send(event),
  }
}
