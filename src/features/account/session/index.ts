export { useCloud, useSession, type AccountSession } from './SessionContext'
export {
  createSession,
  type SessionStore,
  createOwedLogOut,
  type OwedLogOut,
  referrerOf,
} from './createSession'
export { SessionHost, useRecordAdditions } from './SessionHost'
