export { DebugScreen } from './DebugScreen'
