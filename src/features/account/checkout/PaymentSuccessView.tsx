import { Title } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from '../../../i18n/useTranslation'
import { CurrentPlanCard } from '../plans/CurrentPlanCard'
import { RecordGate } from '../plans/RecordGate'
import classes from './checkoutPage.module.css'

/** It worked: the plan that one has now, as the record says it, which follows by itself [A2.4-55]. */
export const PaymentSuccessView = () => {
  const { t } = useTranslation()
  return (
    <div className={classes.end}>
      <span className={classes.sign}>
        <IconCircleCheck size={48} stroke={1.25} aria-hidden />
      </span>
      <Title order={1}>{t('accountCheckout.success.title')}</Title>
      <p className={classes.lead}>{t('accountCheckout.success.text')}</p>
      <RecordGate>
        {({ user, record }) => (
          <CurrentPlanCard record={record} isVerified={user.isEmailVerified} action="profile" />
        )}
      </RecordGate>
      <p className={classes.note}>{t('accountCheckout.success.pending')}</p>
    </div>
  )
}
