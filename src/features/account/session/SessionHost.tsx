import { useSyncExternalStore, type ReactNode } from 'react'
import type { Cloud } from '../../../cloud/ports/Cloud'
import { CloudContext } from './CloudContext'
import type { SessionStore } from './createSession'
import { SessionContext } from './SessionContext'

interface Props {
  /** Undefined while it is not open. */
  cloud: Cloud | undefined
  session: Pick<SessionStore, 'read' | 'subscribe'>
  children: ReactNode
}

/** Gives a cloud, and who is signed in to it, to what it holds. */
export function SessionHost({ cloud, session, children }: Props) {
  const now = useSyncExternalStore(session.subscribe, session.read)
  return (
    <CloudContext value={cloud}>
      <SessionContext value={now}>{children}</SessionContext>
    </CloudContext>
  )
}
