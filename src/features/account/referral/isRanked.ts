import type { ReferralParticipant } from '../../../../schemas/generated/types'

/** Whether somebody has a rank already: 0 is none. */
export const isRanked = ({ rank }: ReferralParticipant): boolean => rank !== undefined && rank > 0
