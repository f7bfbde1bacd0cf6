import { createActor, type ActorRefFrom } from 'xstate'
import {
  subscriptionMachine,
  type SubscriptionCommand,
  type SubscriptionProblem,
} from '../../../../machines/subscription.machine'
import type { Cloud } from '../../../cloud/ports/Cloud'
import { onePer } from '../session/onePer'
import { openDesk, type DeskPlace } from '../session/openDesk'
import { createSubscriptionActors } from './createSubscriptionActors'

/** What came of a wish, and why. */
export type SubscriptionOutcome =
  | { kind: 'succeeded'; command: SubscriptionCommand }
  | { kind: 'refused'; problem: SubscriptionProblem }
  | { kind: 'failed' | 'uncertain'; command: SubscriptionCommand; problem: SubscriptionProblem }

/** The screen that asks and tells. */
export interface SubscriptionDesk {
  isMeant: (command: SubscriptionCommand) => Promise<boolean>
  /** Resolves once it was read; `isAway`: the screen is not on any more. */
  tell: (outcome: SubscriptionOutcome, isAway: boolean) => Promise<void>
}

/** Paying, changing and cancelling on a cloud, one at a time. */
export interface Subscriptions {
  actor: ActorRefFrom<typeof subscriptionMachine>
  attend: DeskPlace<SubscriptionDesk>['attend']
}

/** The subscriptions of a cloud: what is under way there goes on, and its outcome is told, whatever screen is on. */
export const openSubscriptions = onePer((cloud: Cloud): Subscriptions => {
  const actor = createActor(subscriptionMachine.provide({ actors: createSubscriptionActors(cloud) }))
  const place = openDesk<SubscriptionDesk>()
  const tell = async (outcome: SubscriptionOutcome) => {
    await place.desk()?.tell(outcome, !place.isAttended())
    if (outcome.kind !== 'succeeded') actor.send({ type: 'problem.read' })
  }
  actor.on('asked', ({ command }) => {
    const asked = place.desk()?.isMeant(command) ?? Promise.resolve(false)
    void asked.then((isMeant) => actor.send({ type: isMeant ? 'wish.confirmed' : 'wish.withdrawn' }))
  })
  actor.on('refused', ({ problem }) => void tell({ kind: 'refused', problem }))
  actor.on('failed', ({ command, problem }) => void tell({ kind: 'failed', command, problem }))
  actor.on('uncertain', ({ command, problem }) => void tell({ kind: 'uncertain', command, problem }))
  actor.on('succeeded', ({ command }) => void tell({ kind: 'succeeded', command }))
  actor.start()
  return { actor, attend: place.attend }
})
