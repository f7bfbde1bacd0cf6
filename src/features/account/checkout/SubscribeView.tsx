import { Button, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import { PrivacyLink } from '../../../ui/brand/PrivacyLink'
import { PlanCard } from '../plans/cards/PlanCard'
import { usePrices } from '../plans/prices/usePrices'
import { planCardState } from '../plans/rules/planCardState'
import { showsTrial } from '../plans/rules/offerOf'
import type { PlanProduct } from '../plans/rules/PlanProduct'
import { trialOf } from '../plans/rules/trialOf'
import { RecordGate, type PlanOwner } from '../plans/RecordGate'
import { usePlace } from '../ways/PlaceContext'
import { WayLink } from '../ways/WayLink'
import type { PlanDuration } from '../ways/WaysContext'
import { BackToPlans } from './BackToPlans'
import classes from './checkoutPage.module.css'
import { ChosenProduct } from './ChosenProduct'
import { CouponField } from './CouponField'
import { InsteadOfPaying } from './InsteadOfPaying'
import { useCheckout } from './useCheckout'

/** Paying for a plan [A2.4-49 … A2.4-51]. */
export const SubscribeView = () => {
  const { t } = useTranslation()
  return (
    <div className={classes.page}>
      <BackToPlans />
      <Title order={1}>{t('accountCheckout.subscribe.title')}</Title>
      <RecordGate>
        {(owner) => (
          <ChosenProduct>
            {(product, duration) => <Payment owner={owner} product={product} duration={duration} />}
          </ChosenProduct>
        )}
      </RecordGate>
    </div>
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
    <WayLink to="terms" className={classes.link}>
      {t('accountCheckout.termsLink')}
    </WayLink>
  )
}
