import './texts'

export { NetworkStatusSection } from './NetworkStatusSection'
export { WifiPanel } from './WifiPanel'
export { WifiSection } from './WifiSection'
