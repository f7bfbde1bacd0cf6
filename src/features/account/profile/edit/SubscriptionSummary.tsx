import { Button } from '@mantine/core'
import type { UserRecord } from '../../../../../schemas/generated/types'
import { useTranslation } from '../../../../i18n/TranslationProvider'
import { useDialogs } from '../../../../ui/dialogs/Dialogs'
import { useToasts } from '../../../../ui/toasts/Toast'
import { describeFault, toFault } from '../describeFault'
import { heldPlan } from '../../plans/planRules'
import { useCloud } from '../../session'
import { useNavigationLinks, AccountLink } from '../../links/NavigationLinksContext'
import classes from './SubscriptionSummary.module.css'

/** What a profile says of the subscription [A2.4-40]. */
export interface Subscription {
  status: 'active' | 'trialing' | 'pastDue' | 'inactive'
  isActive: boolean
  /** '' for free. */
  plan: string
  duration: string
  isLifetime: boolean
  signupDate: string | undefined
  nextPayment: { amount: number; currency: string; date: string | undefined } | undefined
  /** Where the payment method is changed; undefined where it cannot be [A2.4-41]. */
  updateUrl: string | undefined
  canCancel: boolean
  /** A plan that somebody has, which has to be cancelled before the account is deleted [A4.11-1]. */
  mustCancel: boolean
  /** Deleting the account needs the plan cancelled, which a lifetime plan cannot be [A2.4-39 A4.3-6]. */
  canDelete: boolean
}

const statuses = { active: 'active', trialing: 'trialing', past_due: 'pastDue' } as const

const isKnown = (status: string): status is keyof typeof statuses => Object.hasOwn(statuses, status)

/** The subscription of a record; past due still counts as active [A4.3]. */
export const subscriptionOf = (record: UserRecord | undefined): Subscription => {
  const { status = '', signupDate, updateUrl, cancelUrl, nextPayment } = record?.planData ?? {}
  const plan = record?.plan && record.plan !== 'free' ? record.plan : ''
  const duration = record?.planDuration || 'monthly'
  const isLifetime = plan !== '' && duration === 'lifetime'
  const shown = isKnown(status) ? statuses[status] : 'inactive'
  const isActive = shown !== 'inactive'
  const amount = Number(nextPayment?.amount ?? Number.NaN)
  // What the record still names after its end needs no cancelling; a plan for life cannot be cancelled,
  // whatever its status.
  const held = heldPlan(record)
  return {
    status: shown,
    isActive,
    plan,
    duration,
    isLifetime,
    signupDate,
    nextPayment: Number.isFinite(amount)
      ? { amount, currency: nextPayment?.currency ?? '', date: nextPayment?.date }
      : undefined,
    updateUrl: isLifetime || !updateUrl ? undefined : updateUrl,
    canCancel: !isLifetime && Boolean(cancelUrl),
    mustCancel: !held.isFree,
    canDelete: !held.isLifetime,
  }
}

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
  const links = useNavigationLinks()
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
  const details = [
    { key: 'plan', text: planText.filter(Boolean).join(' · ') },
    { key: 'since', text: signupDate === undefined ? '' : readDate(signupDate, i18n.language) },
    { key: 'next', text: isActive && paymentText ? paymentText.filter(Boolean).join(' · ') : '' },
  ] as const
  return (
    <>
      <dl className={classes.details}>
        <div className={classes.fact}>
          <dt>{t('accountProfile.subscription.status')}</dt>
          <dd className={classes.status} data-status={status}>
            {t(`accountProfile.subscription.state.${status}`)}
          </dd>
        </div>
        {details.map(({ key, text }) =>
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
          <Button onClick={() => links.go('plans')}>{t('accountProfile.subscription.subscribe')}</Button>
        )}
        {updateUrl === undefined ? null : (
          <Button variant="default" onClick={() => void changePayment(updateUrl)}>
            {t('accountProfile.subscription.changePayment')}
          </Button>
        )}
        {canCancel ? (
          <Button variant="default" onClick={() => links.go('cancel-subscription')}>
            {t('accountProfile.subscription.cancel')}
          </Button>
        ) : null}
        <AccountLink to="terms" className={classes.terms}>
          {t('accountProfile.subscription.terms')}
        </AccountLink>
      </div>
    </>
  )
}
