export {
  type AccountSession,
  createPendingLogout,
  createSession,
  type PendingLogout,
  referrerOf,
  type SessionStore,
  useCloud,
  useSession,
} from './createSession'
export { SessionHost, useRecordAdditions } from './SessionHost'
