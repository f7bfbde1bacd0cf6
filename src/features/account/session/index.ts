export { useCloud } from './CloudContext'
export { createSession, type SessionStore } from './createSession'
export { useSession, type AccountSession } from './SessionContext'
export { SessionHost } from './SessionHost'
