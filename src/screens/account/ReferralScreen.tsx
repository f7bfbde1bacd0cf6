import { ReferralView } from '../../features/account/referral'

/** /{brand}/profile/referral: the referral programme [A2.3-17]. */
export const ReferralScreen = () => <ReferralView />
