export { useCloud, useSession, type AccountSession } from './SessionContext'
export {
  createSession,
  type SessionStore,
  createPendingLogout,
  type PendingLogout,
  referrerOf,
} from './createSession'
export { SessionHost, useRecordAdditions } from './SessionHost'
