import 'virtual:texts/system'

export { SystemVersionSection, UpdateCheck } from './SystemVersionSection'
