import type { ReactNode } from 'react'
import { offerOf, type CheckoutVariant } from '../plans/rules/offerOf'
import type { PlanProduct } from '../plans/rules/PlanProduct'
import { toHeld, toWishedPlan } from '../plans/rules/toWished'
import { trialOf } from '../plans/rules/trialOf'
import { useCloud } from '../session/CloudContext'
import { useSession } from '../session/SessionContext'
import { useWays, type PlanDuration } from '../ways/WaysContext'
import { useSubscription } from './useSubscription'

/** What somebody pays for. */
export interface CheckoutChoice {
  /** Undefined is told as no plan being chosen. */
  product: PlanProduct | undefined
  duration: PlanDuration
  /** As typed; empty is none. */
  coupon?: string
  /** Who has just signed up; who is signed in without [A5-16]. */
  user?: { uid: string; email: string } | undefined
  /** False where the trial is not wanted although there is one. */
  wantsTrial?: boolean
}

/** The checkout of a page. */
export interface PlanCheckout {
  /** By the hosted checkout; the free plan leads straight to the profile [A4.2-4]. Tells itself what goes wrong, and leads to the outcome. */
  pay: (choice: CheckoutChoice) => void
  /** By the older card payment provider; undefined where there is none [A2.5-13]. */
  payByCard: ((choice: CheckoutChoice) => void) | undefined
  isBusy: boolean
  /** To be drawn anywhere in the page. */
  window: ReactNode
}

/** Pays for plans, by the rules of the page that it is on [A4.6 A5-13 … A5-18]. */
export const useCheckout = (variant: CheckoutVariant): PlanCheckout => {
  const cloud = useCloud()
  const session = useSession()
  const ways = useWays()
  const subscription = useSubscription(variant)
  const signedIn = 'user' in session ? session.user : undefined
  const record = session.phase === 'ready' ? session.record : undefined

  const begin = async (choice: CheckoutChoice, kind: 'checkout' | 'card') => {
    const { product, duration, coupon, wantsTrial = true } = choice
    if (product?.code === 'free') {
      ways.go('profile')
      return
    }
    const user = choice.user ?? signedIn ?? (await cloud.auth.current().catch(() => undefined))
    const buyer = user && { uid: user.uid, email: user.email || (record?.email ?? '') }
    // Who has a plan already must not get a second one, even where the record has not come yet.
    const known = record ?? (user && (await cloud.records.readUser(user.uid).catch(() => undefined)))
    const held = known && toHeld(known, cloud.cards !== undefined)
    const plan = product && toWishedPlan(product, duration)
    const trial = wantsTrial ? trialOf(known, product?.prices[duration]) : undefined
    subscription.make(
      kind === 'card'
        ? { kind, plan, buyer, held, isTrial: trial !== undefined }
        : { kind, plan, buyer, held, ...offerOf(variant, coupon, trial) },
    )
  }

  return {
    pay: (choice) => void begin(choice, 'checkout'),
    payByCard: cloud.cards && ((choice) => void begin(choice, 'card')),
    isBusy: subscription.isBusy,
    window: subscription.window,
  }
}
