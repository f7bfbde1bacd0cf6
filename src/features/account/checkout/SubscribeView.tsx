import { type ReactNode, useState } from 'react'
import { Button } from '@mantine/core'
import {
  offerOf,
  type CheckoutVariant,
  type PlanProduct,
  toHeld,
  toRequestedPlan,
  trialOf,
  planCardState,
  showsTrial,
} from '../plans/planRules'
import { useCloud, useSession } from '../session/createSession'
import { useNavigationLinks, type PlanDuration, usePlace, AccountLink } from '../links/NavigationLinksContext'
import { useSubscription } from './useSubscription'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { PrivacyLink } from '../../../ui/brand/BrandContext'
import { PlanCard } from '../plans/PlanCards'
import { usePrices } from '../plans/useProducts'
import type { PlanOwner } from '../plans/CurrentPlanCard'
import { ChosenProductPage, CouponField, InsteadOfPaying } from './CheckoutParts'
import classes from './checkoutPage.module.css'

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
interface PlanCheckout {
  /**
   * By the hosted checkout; the free plan leads straight to the profile [A4.2-4]. Tells itself what goes
   * wrong, and leads to the outcome.
   */
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
  const links = useNavigationLinks()
  const subscription = useSubscription(variant)
  const signedIn = 'user' in session ? session.user : undefined
  const record = session.phase === 'ready' ? session.record : undefined

  const begin = async (choice: CheckoutChoice, kind: 'checkout' | 'card') => {
    const { product, duration, coupon, wantsTrial = true } = choice
    if (product?.code === 'free') {
      links.go('profile')
      return
    }
    const user = choice.user ?? signedIn ?? (await cloud.auth.current().catch(() => undefined))
    const buyer = user && { uid: user.uid, email: user.email || (record?.email ?? '') }
    // Who has a plan already must not get a second one, even where the record has not come yet.
    const known = record ?? (user && (await cloud.records.readUser(user.uid).catch(() => undefined)))
    const held = known && toHeld(known, cloud.cards !== undefined)
    const plan = product && toRequestedPlan(product, duration)
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

/** Paying for a plan [A2.4-49 … A2.4-51]. */
export const SubscribeView = () => {
  const { t } = useTranslation()
  return (
    <ChosenProductPage title={t('accountCheckout.subscribe.title')}>
      {(chosen) => <Payment {...chosen} />}
    </ChosenProductPage>
  )
}

interface PaymentProps {
  owner: PlanOwner
  product: PlanProduct
  duration: PlanDuration
}

const Payment = ({ owner: { record }, product, duration }: PaymentProps) => {
  const { t } = useTranslation()
  const { query } = usePlace()
  const { pay, payByCard, isBusy, window } = useCheckout('plans')
  const [coupon, setCoupon] = useState('')
  const [products] = useState(() => [product])
  const prices = usePrices(products)
  const state = planCardState({ record, product, duration, mode: 'subscribe' })
  // The address may say that the trial is not wanted, but cannot grant one.
  const wantsTrial = query.get('trial') !== 'false'
  const trial = wantsTrial ? trialOf(record, product.prices[duration]) : undefined
  const isTrial = showsTrial(coupon, trial)
  const choice = { product, duration, coupon, wantsTrial }
  const isForSale = state.kind === 'checkout'
  return (
    <div className={classes.columns}>
      <PlanCard
        product={product}
        duration={duration}
        prices={prices}
        isCurrent={state.kind === 'current'}
        isRecommended={isForSale}
        trialDays={isForSale && isTrial ? trial?.days : undefined}
      />
      <div className={classes.command}>
        {isForSale ? (
          <>
            <p className={classes.lead}>
              {t(isTrial ? 'accountCheckout.subscribe.textTrial' : 'accountCheckout.subscribe.text')}
            </p>
            <CouponField value={coupon} onChange={setCoupon} />
            <Button loading={isBusy} onClick={() => pay(choice)}>
              {t(isTrial ? 'accountCheckout.try' : 'accountCheckout.buy')}
            </Button>
            {payByCard ? (
              <Button variant="default" disabled={isBusy} onClick={() => payByCard(choice)}>
                {t('accountCheckout.byCard')}
              </Button>
            ) : null}
            {prices.haveFailed ? <p className={classes.note}>{t('accountPlans.pricesFailed')}</p> : null}
            <p className={classes.note}>
              {t(isTrial ? 'accountCheckout.termsTrial' : 'accountCheckout.terms')} <TermsLink />
            </p>
            <PrivacyLink />
          </>
        ) : null}
        <InsteadOfPaying state={state} code={product.code} duration={duration} />
      </div>
      {window}
    </div>
  )
}

const TermsLink = () => {
  const { t } = useTranslation()
  return (
    <AccountLink to="terms" className={classes.link}>
      {t('accountCheckout.termsLink')}
    </AccountLink>
  )
}
