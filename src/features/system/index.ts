import './texts'

export { SystemVersionSection } from './SystemVersionSection'
