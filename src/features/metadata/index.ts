import 'virtual:texts/metadata'
export { PremiumModal, StoryModal } from './StoryModal'
export { StoryButtons } from './StoryButtons'
export { storyParts } from './storyParts'
