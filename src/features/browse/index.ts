import './texts'

export { BrowseView } from './BrowseView'
export { SourceRail } from './sources/SourceRail'
