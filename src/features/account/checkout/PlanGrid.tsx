import { useId } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import { PrivacyLink } from '../../../ui/brand/PrivacyLink'
import { CatalogueState } from '../plans/cards/CatalogueState'
import { DurationSwitch } from '../plans/cards/DurationSwitch'
import { PlanFace } from '../plans/cards/PlanFace'
import { usePrices, type Prices } from '../plans/prices/usePrices'
import { showsTrial } from '../plans/rules/offerOf'
import type { PlanProduct } from '../plans/rules/PlanProduct'
import { trialOf } from '../plans/rules/trialOf'
import { useSession } from '../session/SessionContext'
import { CouponField } from './CouponField'
import classes from './PlanGrid.module.css'
import type { PlanChoices } from './usePlanChoices'

interface Props {
  choices: PlanChoices
  /** On the landing page a coupon is sent beside the trial [A5-18]. */
  isLanding?: boolean
}

/** The plans that are for sale, of which one is chosen, with the switch of durations and the field for a coupon [A2.4-13]. */
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
