import { Button, Title, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import { Notice } from '../../../ui/Notice'
import { WayLink } from '../ways/WayLink'
import type { AccountTarget } from '../ways/WaysContext'
import { CatalogueState } from './cards/CatalogueState'
import { DurationSwitch } from './cards/DurationSwitch'
import { PlanCard } from './cards/PlanCard'
import cards from './cards/PlanCards.module.css'
import { useProducts } from './catalogue/useProducts'
import classes from './PlansView.module.css'
import { usePrices } from './prices/usePrices'
import { RecordGate, type PlanOwner } from './RecordGate'
import { heldPlan } from './rules/heldPlan'
import { planCardState, type PlanCardState } from './rules/planCardState'
import type { ChosenDuration, PlanProduct } from './rules/PlanProduct'
import { subscriptionStatus } from './rules/subscriptionStatus'
import { trialOf } from './rules/trialOf'

/** The plan that is set off [A9-3]. */
const recommended = 'virtuoso'
const nothing: readonly PlanProduct[] = []

/** The plans, and how one stands to each [A2.4-46 … A2.4-48 A4.4]. */
export const PlansView = () => (
  <RecordGate>{(owner) => <Shown key={owner.user.uid} owner={owner} />}</RecordGate>
)

const Shown = ({ owner: { record } }: { owner: PlanOwner }) => {
  const { t } = useTranslation()
  const catalogue = useProducts()
  const prices = usePrices(catalogue.phase === 'ready' ? catalogue.products : nothing)
  const [chosen, setChosen] = useState<ChosenDuration>()
  const duration = chosen ?? (record?.planDuration === 'monthly' ? 'monthly' : 'yearly')
  const held = heldPlan(record)
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <div className={classes.words}>
          <Title order={1}>{t('accountPlans.title')}</Title>
          <p className={classes.note}>{t('accountPlans.intro')}</p>
        </div>
        {held.isLifetime ? null : <DurationSwitch value={duration} onChange={setChosen} />}
      </header>
      {subscriptionStatus(record).label === 'pastDue' ? (
        <Notice kind="warning">
          {t('accountPlans.pastDue')}{' '}
          <WayLink to="edit-profile" className={classes.link}>
            {t('accountPlans.toPayment')}
          </WayLink>
        </Notice>
      ) : null}
      {held.isLifetime ? <Notice>{t('accountPlans.lifetime')}</Notice> : null}
      <CatalogueState catalogue={catalogue}>
        {(products) => (
          <div className={cards.cards}>
            {products.map((product) => {
              const state = planCardState({ record, product, duration })
              const price = product.prices[duration]
              return (
                <PlanCard
                  key={product.code}
                  product={product}
                  duration={duration}
                  prices={prices}
                  isCurrent={state.kind === 'current'}
                  isRecommended={product.code === recommended}
                  trialDays={state.kind === 'subscribe' ? trialOf(record, price)?.days : undefined}
                >
                  <PlanAction product={product} duration={duration} state={state} />
                </PlanCard>
              )
            })}
          </div>
        )}
      </CatalogueState>
      {prices.haveFailed ? <p className={classes.note}>{t('accountPlans.pricesFailed')}</p> : null}
    </div>
  )
}

interface ActionProps {
  product: PlanProduct
  duration: ChosenDuration
  state: PlanCardState
}

const PlanAction = ({ product, duration, state }: ActionProps) => {
  const { t } = useTranslation()
  const plan = product.code
  const look = plan === recommended ? 'filled' : 'default'
  const link = (to: AccountTarget, label: string) => (
    <WayLink to={to} button={look}>
      {label}
      <VisuallyHidden> – {product.name}</VisuallyHidden>
    </WayLink>
  )
  switch (state.kind) {
    case 'downgrade':
      return link('cancel-subscription', t('accountPlans.action.change'))
    case 'subscribe':
      return link(
        { screen: 'subscribe', plan, duration, ...(state.isTrial ? { trial: true } : {}) },
        t(state.isTrial ? 'accountPlans.action.try' : 'accountPlans.action.change'),
      )
    case 'change':
      return state.isDisabled ? (
        <>
          <Button disabled>{t('accountPlans.action.change')}</Button>
          <p className={classes.note}>{t('accountPlans.note.yearlyToMonthly')}</p>
        </>
      ) : (
        link({ screen: 'change-subscription', plan, duration }, t('accountPlans.action.change'))
      )
    case 'unavailable':
      return <p className={classes.note}>{t('accountPlans.note.unavailable')}</p>
    default:
      return null
  }
}
