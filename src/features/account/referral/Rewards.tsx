import { IconAward, IconCircleCheck, IconGift } from '@tabler/icons-react'
import type { ReferralCampaign } from '../../../../schemas/generated/types'
import { useTranslation } from '../../../i18n/useTranslation'
import classes from './Referral.module.css'

type Reward = NonNullable<ReferralCampaign['rewards']>[number]

/** Rewards by what they are for [A2.4-62]: milestones by how many friends they take, and those of the leaderboard. */
const sortRewards = (rewards: readonly Reward[] = []): { milestones: Reward[]; leaderboard: Reward[] } => ({
  milestones: rewards
    .filter(({ type }) => type === 'MILESTONE')
    .toSorted((one, other) => (one.totalReferralsRequired ?? 0) - (other.totalReferralsRequired ?? 0)),
  leaderboard: rewards.filter(({ type }) => type === 'LEADERBOARD'),
})

interface Props {
  rewards: ReferralCampaign['rewards']
  /** Friends so far: what they have brought already is said. */
  total: number
}

/** What friends bring [A2.4-62]. */
export const Rewards = ({ rewards, total }: Props) => {
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
