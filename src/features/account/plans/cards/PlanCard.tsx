import { useId, type ReactNode } from 'react'
import { useTranslation } from '../../../../i18n/useTranslation'
import type { PlanDuration } from '../../ways/WaysContext'
import type { Prices } from '../prices/usePrices'
import type { PlanProduct } from '../rules/PlanProduct'
import classes from './PlanCard.module.css'
import { PlanFace } from './PlanFace'

interface Props {
  product: PlanProduct
  duration: PlanDuration
  prices: Prices
  trialDays?: number | undefined
  /** It is the plan that the user has. */
  isCurrent?: boolean
  /** It is the one that we would take. */
  isRecommended?: boolean
  /** What can be done with it, at the foot. */
  children?: ReactNode
}

/** A plan as a card [A2.5-10]; what can be done with it is whoever draws it's. */
export const PlanCard = (props: Props) => {
  const { t } = useTranslation()
  const { isCurrent = false, isRecommended = false, children, ...face } = props
  const id = useId()
  return (
    <article
      className={classes.card}
      aria-labelledby={id}
      data-current={isCurrent || undefined}
      data-recommended={isRecommended || undefined}
    >
      <PlanFace {...face} nameId={id} />
      <div className={classes.foot}>
        {isCurrent ? <p className={classes.current}>{t('accountPlans.currentPlan')}</p> : children}
      </div>
    </article>
  )
}
