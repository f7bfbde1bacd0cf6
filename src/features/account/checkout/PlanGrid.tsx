import { useMemo, useState, useId } from 'react'
import { Button } from '@mantine/core'
import { useProducts, type Catalogue, usePrices, type Prices } from '../plans/useProducts'
import {
  type ChosenDuration,
  type PlanProduct,
  showsTrial,
  trialOf,
  planCardState,
  toHeld,
  toRequestedPlan,
} from '../plans/planRules'
import type { CheckoutChoice } from './SubscribeView'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { PrivacyLink } from '../../../ui/brand/BrandContext'
import { CatalogueState, DurationSwitch, PlanFace, PlanCard } from '../plans/PlanCards'
import { useCloud, useSession } from '../session/createSession'
import { CouponField, ChosenProductPage } from './CheckoutParts'
import classes from './PlanGrid.module.css'
import { CurrentPlanCard, type PlanOwner } from '../plans/CurrentPlanCard'
import { AccountLink, type PlanDuration } from '../links/NavigationLinksContext'
import checkoutPageClasses from './checkoutPage.module.css'
import { useSubscription } from './useSubscription'

/** What somebody has chosen of the plans that are for sale. */
interface PlanChoices {
  catalogue: Catalogue
  /** Those that cost something [A9-3]. */
  products: readonly PlanProduct[]
  duration: ChosenDuration
  coupon: string
  choosePlan: (code: string) => void
  chooseDuration: (duration: ChosenDuration) => void
  enterCoupon: (coupon: string) => void
  /** To pay for: hand it to `pay`. */
  choice: CheckoutChoice
}

const nothing: readonly PlanProduct[] = []

/** The choice of a plan where one is sold: virtuoso and yearly at first [A2.4-13 A9-3 A9-4]. */
export const usePlanChoices = (): PlanChoices => {
  const catalogue = useProducts()
  const [plan, choosePlan] = useState('virtuoso')
  const [duration, chooseDuration] = useState<ChosenDuration>('yearly')
  const [coupon, enterCoupon] = useState('')
  const all = catalogue.phase === 'ready' ? catalogue.products : nothing
  const products = useMemo(() => all.filter(({ code }) => code !== 'free'), [all])
  const product = products.find(({ code }) => code === plan) ?? products[0]
  const choice = { product, duration, coupon }
  return { catalogue, products, duration, coupon, choosePlan, chooseDuration, enterCoupon, choice }
}

interface Props {
  choices: PlanChoices
  /** On the landing page a coupon is sent beside the trial [A5-18]. */
  isLanding?: boolean
}

/**
 * The plans that are for sale, of which one is chosen, with the switch of durations and the field for a
 * coupon [A2.4-13].
 */
export const PlanGrid = ({ choices, isLanding = false }: Props) => {
  const { t } = useTranslation()
  const { catalogue, products, duration, coupon, choice } = choices
  const prices = usePrices(products)
  const name = useId()
  return (
    <CatalogueState catalogue={catalogue} count={2}>
      {() => (
        <div className={classes.grid}>
          <div className={classes.switch}>
            <DurationSwitch value={duration} onChange={choices.chooseDuration} />
          </div>
          <div className={classes.cards} role="radiogroup" aria-label={t('accountCheckout.choose')}>
            {products.map((product) => (
              <Choice
                key={product.code}
                name={name}
                product={product}
                choices={choices}
                prices={prices}
                isChosen={product === choice.product}
              />
            ))}
          </div>
          {prices.haveFailed ? <p className={classes.note}>{t('accountPlans.pricesFailed')}</p> : null}
          <CouponField value={coupon} onChange={choices.enterCoupon} isBesideTrial={isLanding} />
          <PrivacyLink />
        </div>
      )}
    </CatalogueState>
  )
}

interface ChoiceProps {
  name: string
  product: PlanProduct
  choices: PlanChoices
  prices: Prices
  isChosen: boolean
}

const Choice = ({ name, product, choices, prices, isChosen }: ChoiceProps) => {
  const session = useSession()
  const id = useId()
  const record = session.phase === 'ready' ? session.record : undefined
  const trial = trialOf(record, product.prices[choices.duration])
  return (
    <label className={classes.choice} data-chosen={isChosen || undefined}>
      <input
        type="radio"
        className={classes.radio}
        name={name}
        checked={isChosen}
        aria-labelledby={id}
        onChange={() => choices.choosePlan(product.code)}
      />
      <PlanFace
        product={product}
        duration={choices.duration}
        prices={prices}
        nameId={id}
        trialDays={showsTrial(choices.coupon, trial) ? trial.days : undefined}
      />
    </label>
  )
}

/** Changing to another plan [A2.4-52]. */
export const ChangeSubscriptionView = () => {
  const { t } = useTranslation()
  return (
    <ChosenProductPage title={t('accountCheckout.change.title')}>
      {(chosen) => <Change {...chosen} />}
    </ChosenProductPage>
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
      plan: toRequestedPlan(product, duration),
      buyer: { uid: user.uid, email: user.email },
      held: toHeld(record, cloud.cards !== undefined),
    })
  return (
    <div className={checkoutPageClasses.columns}>
      <section className={checkoutPageClasses.step}>
        <h2 className={checkoutPageClasses.stepName}>{t('accountCheckout.change.from')}</h2>
        <CurrentPlanCard record={record} isTitled={false} />
      </section>
      <section className={checkoutPageClasses.step}>
        <h2 className={checkoutPageClasses.stepName}>{t('accountCheckout.change.to')}</h2>
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
              <p className={checkoutPageClasses.note}>{t('accountCheckout.terms')}</p>
            </>
          ) : null}
          {state.kind === 'change' ? (
            <p className={checkoutPageClasses.note}>{t('accountPlans.note.yearlyToMonthly')}</p>
          ) : null}
          {state.kind === 'subscribe' ? (
            <AccountLink to={{ screen: 'subscribe', plan: product.code, duration }} button="filled">
              {t(state.isTrial ? 'accountPlans.action.try' : 'accountPlans.action.change')}
            </AccountLink>
          ) : null}
          {state.kind === 'lifetime' ? (
            <p className={checkoutPageClasses.note}>{t('accountPlans.lifetime')}</p>
          ) : null}
          {state.kind === 'unavailable' ? (
            <p className={checkoutPageClasses.note}>{t('accountPlans.note.unavailable')}</p>
          ) : null}
        </PlanCard>
      </section>
      {window}
    </div>
  )
}
