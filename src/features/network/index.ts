import './texts'

export { NetworkStatusSection } from './NetworkStatusSection'
export { WifiPanel, WifiSection } from './WifiPanel'
