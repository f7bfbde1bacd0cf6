import 'virtual:texts/browseSources'
import 'virtual:texts/browse'

export { LoneChoosingBar } from './menu/LoneChoosingBar'
export { LoneItemArt, LoneItemButtons } from './menu/LoneItemButtons'
export { LoneItemMenu } from './menu/LoneItemMenu'
export { BrowseView } from './BrowseView'
