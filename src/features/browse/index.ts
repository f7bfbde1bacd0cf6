import 'virtual:texts/browseSources'
import 'virtual:texts/browse'

export { LoneChoosingBar, LoneItemMenu } from './menu/LoneItemMenu'
export { LoneItemArt, LoneItemButtons } from './menu/LoneItemButtons'
export { BrowseView } from './BrowseView'
