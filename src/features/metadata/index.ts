import './texts'
export { PremiumModal } from './PremiumModal'
export { StoryButtons } from './StoryButtons'
export { StoryModal } from './StoryModal'
