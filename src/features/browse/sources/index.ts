import './texts'

export { SourceRail } from './SourceRail'
