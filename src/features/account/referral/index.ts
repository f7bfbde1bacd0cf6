import './texts'

export { AchievementsPanel, ReferralCard } from './Rewards'
export { ReferralView } from './ReferralView'
