export { SystemVersionSection } from './SystemVersionSection'
