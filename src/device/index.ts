export type {
  BareRequestEvent,
  Device,
  PendingRequests,
  PushEvent,
  RequestEvent,
  SendOutcome,
  TopicStore,
  WireEntry,
  WireRecord,
} from './Device'
export { appearance } from './commands/appearance'
export { menu } from './commands/menu'
export { modals } from './commands/modals'
export { settings } from './commands/settings'
export { DeviceProvider } from './DeviceContext'
export { parseAddress, type AddressFault } from './discovery/parseAddress'
export { useAsk } from './useAsk'
export { useDevice } from './useDevice'
export { usePending } from './usePending'
export { useTopic } from './useTopic'
