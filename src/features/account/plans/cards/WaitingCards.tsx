import { Skeleton, VisuallyHidden } from '@mantine/core'
import { useTranslation } from '../../../../i18n/useTranslation'
import { useDelayed } from '../../../../ui/useDelayed'
import classes from './WaitingCards.module.css'

/** The shape of cards that are on their way, shown only after 150 ms. */
export const WaitingCards = ({ count }: { count: number }) => {
  const { t } = useTranslation()
  const isLong = useDelayed(true, 150)
  return (
    <div className={classes.waiting} role="status">
      <VisuallyHidden>{t('accountPlans.waiting')}</VisuallyHidden>
      {Array.from({ length: count }, (_, card) => (
        <Skeleton key={card} className={classes.card} radius="lg" data-shown={isLong || undefined} />
      ))}
    </div>
  )
}
