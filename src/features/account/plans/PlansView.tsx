import { Button, Title, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { Notice } from '../../../ui/states'
import { AccountLink, type AccountTarget } from '../links/NavigationLinksContext'
import { CatalogueState, DurationSwitch, PlanCard } from './PlanCards'
import cards from './cards/PlanCards.module.css'
import { useProducts, usePrices } from './useProducts'
import classes from './PlansView.module.css'
import { RecordGate, type PlanOwner } from './CurrentPlanCard'
import {
  heldPlan,
  planCardState,
  type PlanCardState,
  type ChosenDuration,
  type PlanProduct,
  subscriptionStatus,
  trialOf,
} from './planRules'

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
          <AccountLink to="edit-profile" className={classes.link}>
            {t('accountPlans.toPayment')}
          </AccountLink>
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
    <AccountLink to={to} button={look}>
      {label}
      <VisuallyHidden> – {product.name}</VisuallyHidden>
    </AccountLink>
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

/** Where no catalogue says it, euros [A9-6]. */
const usual = 2.99

/** The least that any plan costs, euros [A9-6]. */
export const cheapestPrice = (products: readonly PlanProduct[] | undefined): number => {
  const amounts = (products ?? [])
    .flatMap(({ prices }) => Object.values(prices))
    .map(({ amount }) => amount)
    .filter((amount) => amount > 0)
  return amounts.length === 0 ? usual : Math.min(...amounts)
}
