import { IconInfinity, IconMailCheck, IconMailX, IconUserOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/TranslationProvider'
import type { UserRecord } from '../../../../schemas/generated/types'
import { AccountLink, EmptyWithLink } from '../links/NavigationLinksContext'
import { PlanIcon, WaitingCards } from './PlanCards'
import classes from './CurrentPlanCard.module.css'
import { heldPlan, subscriptionStatus } from './planRules'
import type { CloudUser } from '../../../cloud/ports/CloudAuth'
import { ErrorState } from '../../../ui/states'
import { useSession } from '../session/createSession'

/** When a plan ends, of a record's epoch seconds [A2.5-7]; undefined for what is no time. */
export const expiryOf = (seconds: number | string | undefined): Date | undefined => {
  const number = typeof seconds === 'string' && seconds.trim() === '' ? NaN : Number(seconds)
  if (!Number.isFinite(number) || number <= 0) return undefined
  const date = new Date(number * 1000)
  return Number.isNaN(date.getTime()) ? undefined : date
}

interface CurrentPlanCardProps {
  record: UserRecord | undefined
  /** Whether the e-mail is verified; not said where nobody knows. */
  isVerified?: boolean | undefined
  /** Where its link leads; without one it has none [A2.5-9]. */
  action?: 'profile' | 'upgrade'
  /** False where what stands around it says already that it is the current plan. */
  isTitled?: boolean
}

/** The plan that somebody has now [A2.5-5 … A2.5-9]. */
export const CurrentPlanCard = ({ record, isVerified, action, isTitled = true }: CurrentPlanCardProps) => {
  const { t, i18n } = useTranslation()
  const held = heldPlan(record)
  const status = subscriptionStatus(record)
  const expiry = expiryOf(record?.expire_at)
  const day = expiry && new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(expiry)
  return (
    <section className={classes.card} aria-label={t('accountPlans.card.title')} data-free={held.isFree}>
      <span className={classes.icon}>
        <PlanIcon code={held.code} size={36} />
      </span>
      <div className={classes.words}>
        {isTitled ? <p className={classes.title}>{t('accountPlans.card.title')}</p> : null}
        <p className={classes.name}>
          <strong>{held.code.toUpperCase()}</strong>
          {held.isFree ? null : (
            <span className={classes.duration}>
              {held.isLifetime ? <IconInfinity size={18} stroke={1.5} aria-hidden /> : null}
              {t(`accountPlans.duration.${held.duration}`)}
            </span>
          )}
        </p>
        <ul className={classes.details}>
          {held.isFree || !status.isActive ? null : (
            <li data-warning={status.label === 'pastDue' || undefined}>
              {t(`accountPlans.status.${status.label}`)}
            </li>
          )}
          {day === undefined ? null : <li>{t('accountPlans.card.expiring', { date: day })}</li>}
          {isVerified === undefined ? null : (
            <li>
              {isVerified ? (
                <IconMailCheck size={18} stroke={1.5} aria-hidden />
              ) : (
                <IconMailX size={18} stroke={1.5} aria-hidden />
              )}
              {t(isVerified ? 'accountPlans.card.verified' : 'accountPlans.card.notVerified')}
            </li>
          )}
        </ul>
      </div>
      {action === 'profile' ? (
        <AccountLink to="profile" button="filled">
          {t('accountPlans.card.toProfile')}
        </AccountLink>
      ) : null}
      {action === 'upgrade' && !held.isLifetime ? (
        <AccountLink to="plans" button={held.isFree ? 'filled' : 'default'}>
          {t('accountPlans.action.change')}
        </AccountLink>
      ) : null}
    </section>
  )
}

/** Whose plan it is. */
export interface PlanOwner {
  user: CloudUser
  record: UserRecord | undefined
}

interface RecordGateProps {
  children: (owner: PlanOwner) => ReactNode
}

/**
 * Draws what belongs to who is signed in, once their record is here [A2.4-50 A6-7 A8-25]; else says what is
 * missing.
 */
export const RecordGate = ({ children }: RecordGateProps) => {
  const { t } = useTranslation()
  const session = useSession()
  if (session.phase === 'ready') return children(session)
  if (session.phase === 'failed') {
    return (
      <ErrorState title={t('accountPlans.recordFailed.title')} onRetry={session.retry}>
        {t('accountPlans.recordFailed.text')}
      </ErrorState>
    )
  }
  if (session.phase === 'signedOut') {
    return (
      <EmptyWithLink
        icon={IconUserOff}
        title={t('accountPlans.notLogged.title')}
        to="login"
        link={t('accountPlans.notLogged.button')}
      >
        {t('accountPlans.notLogged.text')}
      </EmptyWithLink>
    )
  }
  return <WaitingCards count={3} />
}
