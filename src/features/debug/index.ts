import 'virtual:texts/debug'

export { DebugScreen } from './DebugScreen'
