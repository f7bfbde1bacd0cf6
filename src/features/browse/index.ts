import 'virtual:texts/browseSources'
import 'virtual:texts/browse'

export { BrowseView } from './BrowseView'
