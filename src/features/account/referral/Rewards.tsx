import { IconAward, IconCircleCheck, IconGift, IconTrophy } from '@tabler/icons-react'
import { Skeleton } from '@mantine/core'
import type { ReferralCampaign } from '../../../../schemas/generated/types'
import { useTranslation } from '../../../i18n/TranslationProvider'
import classes from './Referral.module.css'
import { useUiTheme } from '../../../theme/uiTheme/UiTheme'
import { useBrand } from '../../../ui/brand/BrandContext'
import { useCloud } from '../session/createSession'
import { AccountLink } from '../links/NavigationLinksContext'
import { useReferral } from './useReferral'

type Reward = NonNullable<ReferralCampaign['rewards']>[number]

/**
 * Rewards by what they are for [A2.4-62]: milestones by how many friends they take, and those of the
 * leaderboard.
 */
const sortRewards = (rewards: readonly Reward[] = []): { milestones: Reward[]; leaderboard: Reward[] } => ({
  milestones: rewards
    .filter(({ type }) => type === 'MILESTONE')
    .toSorted((one, other) => (one.totalReferralsRequired ?? 0) - (other.totalReferralsRequired ?? 0)),
  leaderboard: rewards.filter(({ type }) => type === 'LEADERBOARD'),
})

interface RewardsProps {
  rewards: ReferralCampaign['rewards']
  /** Friends so far: what they have brought already is said. */
  total: number
}

/** What friends bring [A2.4-62]. */
export const Rewards = ({ rewards, total }: RewardsProps) => {
  const { t } = useTranslation()
  const { milestones, leaderboard } = sortRewards(rewards)
  if (milestones.length + leaderboard.length === 0)
    return <p className={classes.note}>{t('accountReferral.rewards.empty')}</p>
  return (
    <ul className={classes.rewards}>
      {milestones.map(({ id, totalReferralsRequired: required = 0, description }, place) => {
        const isReached = total >= required
        const Icon = isReached ? IconCircleCheck : IconGift
        return (
          <li key={id ?? place} data-reached={isReached}>
            <Icon size={22} stroke={1.5} aria-hidden />
            <span className={classes.rewardWords}>
              <strong>
                {t('accountReferral.rewards.friends', { count: required })}
                {isReached ? ` – ${t('accountReferral.rewards.reached')}` : null}
              </strong>
              <span>{description}</span>
            </span>
          </li>
        )
      })}
      {leaderboard.map(({ id, description }, place) => (
        <li key={id ?? place}>
          <IconAward size={22} stroke={1.5} aria-hidden />
          <span className={classes.rewardWords}>
            <strong>{t('accountReferral.rewards.leaderboard')}</strong>
            <span>{description}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

interface ReferralCardProps {
  /** Of the page; the browser's unless told. */
  hostname?: string
}

/**
 * Leads to the referral programme, on the cloud's pages only [A2.5-12 A6-8]; in the older theme its place
 * stays empty.
 */
export const ReferralCard = ({ hostname = window.location.hostname }: ReferralCardProps) => {
  const { t } = useTranslation()
  const { referral } = useCloud()
  const { name } = useUiTheme()
  const { production, development } = useBrand().cloudHosts
  const isCloud = hostname === production || hostname === development
  if (!isCloud || !referral) return null
  if (name === 'classic') return <div className={classes.emptyCard} />
  return (
    <section className={classes.panel} aria-label={t('accountReferral.title')}>
      <IconGift size={32} stroke={1.25} aria-hidden className={classes.trophy} />
      <p className={classes.panelWords}>{t('accountReferral.subtitle')}</p>
      <AccountLink to="referral" button="default">
        {t('accountReferral.panel.start')}
      </AccountLink>
    </section>
  )
}

/** What sharing has brought so far, on the profile; nothing where there is no campaign [A2.4-32 A6-8]. */
export const AchievementsPanel = () => {
  const { t } = useTranslation()
  const state = useReferral()
  if (state.phase === 'none') return null
  const total = state.phase === 'ready' ? (state.participant.totalReferrals ?? 0) : 0
  return (
    <section className={classes.panel} aria-labelledby="achievements">
      <IconTrophy size={32} stroke={1.25} aria-hidden className={classes.trophy} />
      <div className={classes.panelWords}>
        <h2 id="achievements">{t('accountReferral.panel.title')}</h2>
        <p className={classes.note}>
          {total > 0 ? t('accountReferral.panel.total', { count: total }) : t('accountReferral.panel.none')}
        </p>
      </div>
      {state.phase === 'loading' ? (
        <Skeleton width={140} height={44} />
      ) : (
        <AccountLink to="referral" button="default">
          {t(total > 0 ? 'accountReferral.panel.results' : 'accountReferral.panel.start')}
        </AccountLink>
      )}
    </section>
  )
}
