import './texts'

export { DebugScreen } from './DebugScreen'
