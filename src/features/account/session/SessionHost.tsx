import { useSyncExternalStore, type ReactNode } from 'react'
import type { Cloud } from '../../../cloud/ports/Cloud'
import { CloudContext } from './CloudContext'
import type { SessionStore } from './createSession'
import type { OwedLogOut } from './owedLogOut'
import { OwedLogOutContext } from './OwedLogOutContext'
import { SessionContext } from './SessionContext'

interface Props {
  /** Undefined while it is not open. */
  cloud: Cloud | undefined
  session: Pick<SessionStore, 'read' | 'subscribe'>
  /** Remembers log-outs that a player was away for. */
  owedLogOut?: OwedLogOut | undefined
  children: ReactNode
}

/** Gives a cloud, and who is signed in to it, to what it holds. */
export function SessionHost({ cloud, session, owedLogOut, children }: Props) {
  const now = useSyncExternalStore(session.subscribe, session.read)
  return (
    <CloudContext value={cloud}>
      <OwedLogOutContext value={owedLogOut}>
        <SessionContext value={now}>{children}</SessionContext>
      </OwedLogOutContext>
    </CloudContext>
  )
}
