import 'virtual:texts/accountReferral'

export { AchievementsPanel, ReferralCard } from './Rewards'
export { ReferralView } from './ReferralView'
