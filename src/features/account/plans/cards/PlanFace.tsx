import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from '../../../../i18n/useTranslation'
import type { PlanDuration } from '../../ways/WaysContext'
import type { Prices } from '../prices/usePrices'
import { featureText } from '../rules/featureText'
import type { PlanProduct } from '../rules/PlanProduct'
import classes from './PlanFace.module.css'
import { PlanIcon } from './PlanIcon'

interface Props {
  product: PlanProduct
  duration: PlanDuration
  prices: Prices
  /** Days of the trial that is spoken of; none without. */
  trialDays?: number | undefined
  /** Id of the name. */
  nameId: string
}

/** What a plan is called, costs and holds [A2.4-13 A2.5-10]. */
export const PlanFace = ({ product, duration, prices, trialDays, nameId }: Props) => {
  const { t } = useTranslation()
  const price = product.prices[duration]
  const text = price && prices.text(price)
  const period = t(`accountPlans.period.${duration}`)
  return (
    <div className={classes.face}>
      <div className={classes.head}>
        <span className={classes.icon}>
          <PlanIcon code={product.code} />
        </span>
        <h2 className={classes.name} id={nameId}>
          {product.name}
        </h2>
      </div>
      {product.code === 'free' ? (
        <p className={classes.price}>
          <strong>{t('accountPlans.free')}</strong>
        </p>
      ) : text === undefined ? null : (
        <p className={classes.price}>
          <strong>{text}</strong> <span>{period}</span>
        </p>
      )}
      {trialDays === undefined ? null : (
        <p className={classes.trial}>
          {t('accountPlans.trial', { count: trialDays })}
          {text === undefined ? null : <span>{t('accountPlans.afterTrial', { price: text, period })}</span>}
        </p>
      )}
      {product.features.length === 0 ? null : (
        <ul className={classes.features} aria-label={t('accountPlans.features', { plan: product.name })}>
          {product.features.map((feature) => (
            <li key={feature}>
              <IconCheck size={18} stroke={1.75} aria-hidden />
              <span>{featureText(t, feature)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
