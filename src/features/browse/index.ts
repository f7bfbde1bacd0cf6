import './sources/texts'
import './texts'

export { BrowseView } from './BrowseView'
