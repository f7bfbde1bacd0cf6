import './texts'

export { BrowseView } from './BrowseView'
