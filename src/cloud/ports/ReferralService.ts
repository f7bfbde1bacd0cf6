import type { ReferralCampaign, ReferralParticipant } from '../../../schemas/generated/types'

/** The referral-campaign service [A7.1-8 A7.1-9]. Rejects with a `CloudProblem`. */
export interface ReferralService {
  campaign: () => Promise<ReferralCampaign>
  /** The signed-in user as a participant; `referrerId` is who sent them, from the address [A9-13]. */
  participant: (referrerId?: string) => Promise<ReferralParticipant>
}
