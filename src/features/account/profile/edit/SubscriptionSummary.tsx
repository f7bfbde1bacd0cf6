import { Button } from '@mantine/core'
import { useTranslation } from '../../../../i18n/TranslationProvider'
import type { UserRecord } from '../../../../../schemas/generated/types'
import { useDialogs } from '../../../../ui/dialogs/Dialogs'
import { useToasts } from '../../../../ui/toasts/Toast'
import { useCloud } from '../../session'
import { useWays, WayLink } from '../../ways/NavigationLinksContext'
import { describeFault, toFault } from '../describeFault'
import { subscriptionOf } from '../subscriptionOf'
import classes from './SubscriptionSummary.module.css'

/**
 * A day as the billing provider writes it, `YYYY-MM-DD` with or without a time, in words of a language; as
 * written where it is no such day [A3.1-13].
 */
export const readDate = (written: string, language: string): string => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(written.trim()) ?? []
  const date = new Date(Number(year), Number(month) - 1, Number(day))
  if (Number.isNaN(date.getTime())) return written
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(date)
}

/**
 * An amount with its currency in a language's way; the two side by side where the currency is none that
 * browsers know.
 */
export const readMoney = (amount: number, currency: string, language: string): string => {
  try {
    return new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount)
  } catch {
    return [new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(amount), currency]
      .filter(Boolean)
      .join(' ')
  }
}

const durations = ['monthly', 'yearly', 'lifetime'] as const

/** What one pays and until when, and what can be done about it [A2.4-40 A2.4-41]. */
export const SubscriptionSummary = ({ record }: { record: UserRecord | undefined }) => {
  const { t, i18n } = useTranslation()
  const { checkout } = useCloud()
  const dialogs = useDialogs()
  const toasts = useToasts()
  const ways = useWays()
  const { status, isActive, plan, duration, signupDate, nextPayment, updateUrl, canCancel } =
    subscriptionOf(record)
  const known = durations.find((one) => one === duration)
  const changePayment = async (address: string) => {
    try {
      if ((await checkout.openUpdate(address)) === 'changed')
        toasts.show({ kind: 'success', title: t('accountProfile.subscription.paymentChanged') })
    } catch (error) {
      void dialogs.error({
        title: t('accountProfile.subscription.paymentFailed'),
        message: describeFault(t, toFault(error)),
      })
    }
  }
  const planText = [
    plan === '' ? t('accountProfile.subscription.free') : plan.toUpperCase(),
    plan === '' ? '' : known ? t(`accountProfile.subscription.duration.${known}`) : duration,
  ]
  const paymentText = nextPayment && [
    readMoney(nextPayment.amount, nextPayment.currency, i18n.language),
    nextPayment.date === undefined ? '' : readDate(nextPayment.date, i18n.language),
  ]
  const facts = [
    { key: 'plan', text: planText.filter(Boolean).join(' · ') },
    { key: 'since', text: signupDate === undefined ? '' : readDate(signupDate, i18n.language) },
    { key: 'next', text: isActive && paymentText ? paymentText.filter(Boolean).join(' · ') : '' },
  ] as const
  return (
    <>
      <dl className={classes.facts}>
        <div className={classes.fact}>
          <dt>{t('accountProfile.subscription.status')}</dt>
          <dd className={classes.status} data-status={status}>
            {t(`accountProfile.subscription.state.${status}`)}
          </dd>
        </div>
        {facts.map(({ key, text }) =>
          text === '' ? null : (
            <div key={key} className={classes.fact}>
              <dt>{t(`accountProfile.subscription.${key}`)}</dt>
              <dd>{text}</dd>
            </div>
          ),
        )}
      </dl>
      <div className={classes.buttons}>
        {isActive ? null : (
          <Button onClick={() => ways.go('plans')}>{t('accountProfile.subscription.subscribe')}</Button>
        )}
        {updateUrl === undefined ? null : (
          <Button variant="default" onClick={() => void changePayment(updateUrl)}>
            {t('accountProfile.subscription.changePayment')}
          </Button>
        )}
        {canCancel ? (
          <Button variant="default" onClick={() => ways.go('cancel-subscription')}>
            {t('accountProfile.subscription.cancel')}
          </Button>
        ) : null}
        <WayLink to="terms" className={classes.terms}>
          {t('accountProfile.subscription.terms')}
        </WayLink>
      </div>
    </>
  )
}
