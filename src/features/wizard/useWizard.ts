import { fromCallback, fromPromise } from 'xstate'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import {
  type Step,
  type AskOrder,
  type Ending,
  type Outcome,
  type WizardEvent,
  currentStep,
  wizardButtons,
  wizardMachine,
  type Destination,
  type Terms,
  type WizardButtons,
} from '../../../machines/wizard.machine'
import { type Device, useDevice } from '../../device'
import { outcomeOf, saveStep, stepKind, toSteps, useWizardBrand } from './steps'
import type { PushWizardSteps } from '../../../schemas/generated/types'
import type { FormValues } from '../../renderer'
import { usePanelSituation } from '../../ui/panel/PanelSituationContext'

/** What a step on screen needs of the player. */
interface Entry {
  /** Asks once more. */
  askAgain: () => void
  /** The step has left the screen: nobody asks or listens any more. */
  leave: () => void
}

const nothing: Entry = { askAgain: () => undefined, leave: () => undefined }

/** Calls `answered` as soon as the topic has a value; returns the unsubscriber. */
const whenKnown = (
  { topics }: Device,
  event: Parameters<Device['topics']['read']>[0],
  answered: () => void,
): (() => void) => {
  const look = () => {
    if (topics.read(event) !== undefined) answered()
  }
  look()
  return topics.subscribe(event, look)
}

/**
 * Asks for the data of a step while it is on screen, anew after each reconnect [D4-27], and calls `answered`
 * once it is there; at once for a step that needs none to be shown.
 */
export const enterStep = (device: Device, step: Step, answered: () => void): Entry => {
  const follow = (
    ask: 'getAvailableLanguages' | 'getOutputDevices' | 'getExperienceAdvancedSettings' | 'getDonePage',
    topic: Parameters<Device['topics']['read']>[0],
  ): Entry => {
    const stops = [whenKnown(device, topic, answered), device.subscribeToAnswer(ask)]
    return { askAgain: () => device.send(ask), leave: () => stops.forEach((stop) => stop()) }
  }
  switch (stepKind(step)) {
    case 'language':
      return follow('getAvailableLanguages', 'pushAvailableLanguages')
    case 'name': {
      const isKnown = device.topics.read('pushDeviceName') !== undefined
      const stops = [whenKnown(device, 'pushDeviceName', answered)]
      if (!isKnown) stops.push(device.subscribeToAnswer('getDeviceName'))
      return {
        askAgain: () => device.send('getDeviceName'),
        leave: () => stops.forEach((stop) => stop()),
      }
    }
    case 'output':
      return follow('getOutputDevices', 'pushOutputDevices')
    case 'advancedsettings':
      return follow('getExperienceAdvancedSettings', 'pushExperienceAdvancedSettings')
    case 'devicecode': {
      // Many players never answer this; a code can be entered all the same.
      answered()
      const leave = device.subscribeToAnswer('getDeviceActivationStatus')
      return { ...nothing, leave }
    }
    case 'done':
      return follow('getDonePage', 'pushDonePage')
    case 'network':
    case 'music':
    case 'softwareupdate':
    case 'apps':
    case 'follow':
    case 'plugin':
    case 'unknown':
      answered()
      return nothing
  }
}

interface Tools {
  device: Device
  /** The steps that are shown, of those that were pushed. */
  toSteps: (pushed: PushWizardSteps) => Step[]
}

const isValues = (values: unknown): values is FormValues => typeof values === 'object' && values !== null

/** The actors of the wizard machine on a player [D7-65 D7-67 D7-68]. */
function createWizardActors({ device, toSteps }: Tools) {
  return {
    follow: fromCallback<AskOrder>(({ sendBack, receive }) => {
      const tell = (event: WizardEvent) => sendBack(event)
      const stops = [
        device.on('pushWizardSteps', (pushed) => tell({ type: 'steps.pushed', steps: toSteps(pushed) })),
        device.on('closeWizard', () => tell({ type: 'wizard.closed' })),
        device.on('closeOnboardingWizard', () => tell({ type: 'wizard.closed' })),
        device.subscribeToAnswer('getWizardSteps'),
      ]
      receive(() => device.send('getWizardSteps'))
      return () => {
        for (const stop of stops) stop()
      }
    }),
    enter: fromCallback<AskOrder, { step: Step | undefined }>(({ input: { step }, sendBack, receive }) => {
      if (!step) return undefined
      const { askAgain, leave } = enterStep(device, step, () => sendBack({ type: 'step.answered' }))
      receive(askAgain)
      return leave
    }),
    save: fromPromise<Outcome, { step: Step | undefined; values: unknown }>(({ input: { step, values } }) =>
      Promise.resolve(step && isValues(values) ? saveStep(device, step, values) : 'sent'),
    ),
    end: fromPromise<Outcome, { action: Ending }>(({ input: { action } }) =>
      Promise.resolve(outcomeOf(device.send('setWizardAction', { action }))),
    ),
  }
}

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
