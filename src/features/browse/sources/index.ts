import 'virtual:texts/browseSources'

export { SourceRail } from './SourceRail'
