import 'virtual:texts/browseSources'
import 'virtual:texts/browse'

export { LoneItemMenu } from './menu/LoneItemMenu'
export { BrowseView } from './BrowseView'
