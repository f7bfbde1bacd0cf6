import './texts'

export { AchievementsPanel } from './AchievementsPanel'
export { ReferralCard } from './ReferralCard'
export { ReferralView } from './ReferralView'
