import type { ReferralCampaign } from '../../../schemas/generated/types'

/** What there is to win [A9-13]. */
export const rewards: NonNullable<ReferralCampaign['rewards']> = [
  { id: 'month', type: 'MILESTONE', totalReferralsRequired: 3, description: 'One month of Virtuoso' },
  { id: 'year', type: 'MILESTONE', totalReferralsRequired: 10, description: 'One year of Virtuoso' },
  { id: 'start', type: 'MILESTONE', totalReferralsRequired: 1, description: 'A set of stickers' },
  { id: 'first', type: 'LEADERBOARD', description: 'A player for the first of the leaderboard' },
]
