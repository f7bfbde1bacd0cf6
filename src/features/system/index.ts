import './texts'

export { SystemVersionSection } from './SystemVersionSection'
export { UpdateCheck } from './UpdateCheck'
