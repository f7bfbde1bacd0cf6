import { createActor, type ActorRefFrom } from 'xstate'
import {
  subscriptionMachine,
  type SubscriptionDeed,
  type SubscriptionProblem,
} from '../../../../machines/subscription.machine'
import type { Cloud } from '../../../cloud/ports/Cloud'
import { onePer } from '../session/onePer'
import { openDesk, type DeskPlace } from '../session/openDesk'
import { createSubscriptionActors } from './createSubscriptionActors'

/** What came of a wish, and why. */
export type SubscriptionOutcome =
  | { kind: 'succeeded'; deed: SubscriptionDeed }
  | { kind: 'refused'; problem: SubscriptionProblem }
  | { kind: 'failed' | 'uncertain'; deed: SubscriptionDeed; problem: SubscriptionProblem }

/** The screen that asks and tells. */
export interface SubscriptionDesk {
  isMeant: (deed: SubscriptionDeed) => Promise<boolean>
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
  actor.on('asked', ({ deed }) => {
    const asked = place.desk()?.isMeant(deed) ?? Promise.resolve(false)
    void asked.then((isMeant) => actor.send({ type: isMeant ? 'wish.confirmed' : 'wish.withdrawn' }))
  })
  actor.on('refused', ({ problem }) => void tell({ kind: 'refused', problem }))
  actor.on('failed', ({ deed, problem }) => void tell({ kind: 'failed', deed, problem }))
  actor.on('uncertain', ({ deed, problem }) => void tell({ kind: 'uncertain', deed, problem }))
  actor.on('succeeded', ({ deed }) => void tell({ kind: 'succeeded', deed }))
  actor.start()
  return { actor, attend: place.attend }
})
