import './texts'

export { SystemVersionSection, UpdateCheck } from './SystemVersionSection'
