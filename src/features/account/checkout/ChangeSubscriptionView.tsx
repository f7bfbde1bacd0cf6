import { Button, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import { PlanCard } from '../plans/cards/PlanCard'
import { CurrentPlanCard } from '../plans/CurrentPlanCard'
import { usePrices } from '../plans/prices/usePrices'
import { RecordGate, type PlanOwner } from '../plans/RecordGate'
import { planCardState } from '../plans/rules/planCardState'
import type { PlanProduct } from '../plans/rules/PlanProduct'
import { toHeld, toWishedPlan } from '../plans/rules/toWished'
import { useCloud } from '../session/CloudContext'
import { WayLink } from '../ways/WayLink'
import type { PlanDuration } from '../ways/WaysContext'
import { BackToPlans } from './BackToPlans'
import classes from './checkoutPage.module.css'
import { ChosenProduct } from './ChosenProduct'
import { useSubscription } from './useSubscription'

/** Changing to another plan [A2.4-52]. */
export const ChangeSubscriptionView = () => {
  const { t } = useTranslation()
  return (
    <div className={classes.page}>
      <BackToPlans />
      <Title order={1}>{t('accountCheckout.change.title')}</Title>
      <RecordGate>
        {(owner) => (
          <ChosenProduct>
            {(product, duration) => <Change owner={owner} product={product} duration={duration} />}
          </ChosenProduct>
        )}
      </RecordGate>
    </div>
  )
}

interface ChangeProps {
  owner: PlanOwner
  product: PlanProduct
  duration: PlanDuration
}

const Change = ({ owner: { user, record }, product, duration }: ChangeProps) => {
  const { t } = useTranslation()
  const cloud = useCloud()
  const { make, isBusy, window } = useSubscription('plans')
  const [products] = useState(() => [product])
  const prices = usePrices(products)
  const state = planCardState({ record, product, duration, mode: 'change' })
  const change = () =>
    make({
      kind: 'change',
      plan: toWishedPlan(product, duration),
      buyer: { uid: user.uid, email: user.email },
      held: toHeld(record, cloud.cards !== undefined),
    })
  return (
    <div className={classes.columns}>
      <section className={classes.step}>
        <h2 className={classes.stepName}>{t('accountCheckout.change.from')}</h2>
        <CurrentPlanCard record={record} isTitled={false} />
      </section>
      <section className={classes.step}>
        <h2 className={classes.stepName}>{t('accountCheckout.change.to')}</h2>
        <PlanCard
          product={product}
          duration={duration}
          prices={prices}
          isCurrent={state.kind === 'current'}
          isRecommended={state.kind === 'update'}
        >
          {state.kind === 'update' ? (
            <>
              <Button loading={isBusy} onClick={change}>
                {t('accountPlans.action.update')}
              </Button>
              <p className={classes.note}>{t('accountCheckout.terms')}</p>
            </>
          ) : null}
          {state.kind === 'change' ? (
            <p className={classes.note}>{t('accountPlans.note.yearlyToMonthly')}</p>
          ) : null}
          {state.kind === 'subscribe' ? (
            <WayLink to={{ screen: 'subscribe', plan: product.code, duration }} button="filled">
              {t(state.isTrial ? 'accountPlans.action.try' : 'accountPlans.action.change')}
            </WayLink>
          ) : null}
          {state.kind === 'lifetime' ? <p className={classes.note}>{t('accountPlans.lifetime')}</p> : null}
          {state.kind === 'unavailable' ? (
            <p className={classes.note}>{t('accountPlans.note.unavailable')}</p>
          ) : null}
        </PlanCard>
      </section>
      {window}
    </div>
  )
}
