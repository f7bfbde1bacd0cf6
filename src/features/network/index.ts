import 'virtual:texts/network'

export { NetworkStatusSection } from './NetworkStatusSection'
export { WifiPanel, WifiSection } from './WifiPanel'
