import type { ReferralCampaign } from '../../../../schemas/generated/types'

type Reward = NonNullable<ReferralCampaign['rewards']>[number]

/** Rewards by what they are for [A2.4-62]: milestones by how many friends they take, and those of the leaderboard. */
export const sortRewards = (
  rewards: readonly Reward[] = [],
): { milestones: Reward[]; leaderboard: Reward[] } => ({
  milestones: rewards
    .filter(({ type }) => type === 'MILESTONE')
    .toSorted((one, other) => (one.totalReferralsRequired ?? 0) - (other.totalReferralsRequired ?? 0)),
  leaderboard: rewards.filter(({ type }) => type === 'LEADERBOARD'),
})
