import { useSyncExternalStore, type ReactNode, useEffect, useCallback, useContext } from 'react'
import type { Cloud } from '../../../cloud/ports/Cloud'
import {
  type AccountSession,
  CloudContext,
  type PendingLogout,
  PendingLogoutContext,
  SessionContext,
  type SessionStore,
  useCloud,
  useSession,
} from './createSession'
import type { UserChange, UserRecord } from '../../../../schemas/generated/types'
import { useDevice } from '../../../device'

interface Props {
  /** Undefined while it is not open. */
  cloud: Cloud | undefined
  session: Pick<SessionStore, 'read' | 'subscribe'>
  /** Remembers log-outs that a player was away for. */
  pendingLogout?: PendingLogout | undefined
  children: ReactNode
}

/** Gives a cloud, and who is signed in to it, to what it holds. */
export function SessionHost({ cloud, session, pendingLogout, children }: Props) {
  const now = useSyncExternalStore(session.subscribe, session.read)
  return (
    <CloudContext value={cloud}>
      <PendingLogoutContext value={pendingLogout}>
        <SessionContext value={now}>{children}</SessionContext>
      </PendingLogoutContext>
    </CloudContext>
  )
}

/** What this browser knows that a record may lack. */
interface Known {
  /** Where the user is, as told by language or region. */
  country?: string | undefined
  /** Of the analytics [A9-8]. */
  clientId?: string | undefined
}

/**
 * What is to be added to a record: the country, where it is a 2-letter code and the record has none yet
 * [A5-23], and the analytics client id, where the record has none [A5-24]. Undefined where there is nothing
 * to add.
 */
export const recordAdditions = (
  record: Pick<UserRecord, 'country' | 'gaCid'>,
  { country = '', clientId = '' }: Known,
): UserChange | undefined => {
  const additions: UserChange = {
    ...(!record.country && /^[a-z]{2}$/i.test(country) && { country: country.toUpperCase() }),
    ...(!record.gaCid && clientId !== '' && { gaCid: clientId }),
  }
  return Object.keys(additions).length > 0 ? additions : undefined
}

/** Until analytics have a client id, if they are on at all, ms [A9-8]. */
const settle = 3000

/**
 * The e-mail that one signs in with, where the record has another: it was changed by the link of a mail,
 * which no page of ours heard of [A4.12-1].
 */
const newEmailOf = (session: AccountSession): string | undefined => {
  if (session.phase !== 'ready' || !session.record) return undefined
  const { email } = session.user
  return email !== '' && email.toLowerCase() !== session.record.email?.toLowerCase() ? email : undefined
}

/**
 * Adds to the record of who is signed in what it lacks and this page knows [A5-24 A9-8 A3.1-2]. For one place
 * of a page.
 */
export const useRecordAdditions = (): void => {
  const cloud = useCloud()
  const session = useSession()
  const { uid, hasClientId } =
    session.phase === 'ready' && session.record
      ? { uid: session.user.uid, hasClientId: Boolean(session.record.gaCid) }
      : {}
  const email = newEmailOf(session)
  useEffect(() => {
    if (uid === undefined || (hasClientId && email === undefined)) return undefined
    const timer = setTimeout(() => {
      const clientId = hasClientId ? undefined : cloud.analytics.clientId()
      const additions = { ...recordAdditions({}, { clientId }), ...(email !== undefined && { email }) }
      // Nobody misses it: the next session tries again.
      if (Object.keys(additions).length > 0) cloud.records.updateUser(uid, additions).catch(() => undefined)
    }, settle)
    return () => clearTimeout(timer)
  }, [cloud, uid, hasClientId, email])
}

/**
 * Logs out on the player and on this page [A2.4-7 A4.11-2]. The player is told, not waited for: one that is
 * away is told once it is back. Rejects when the page could not be logged out.
 */
export const useLogOut = (): (() => Promise<void>) => {
  const cloud = useCloud()
  const device = useDevice()
  const pendingLogout = useContext(PendingLogoutContext)
  return useCallback(async () => {
    if (device.send('my{Brand}Logout').status !== 'refused') {
      await cloud.auth.signOut()
      return
    }
    const origin = device.origin()
    const user = await cloud.auth.current().catch(() => undefined)
    await cloud.auth.signOut()
    // Not before: who logs in here settles it, and as long as nobody has left somebody is logged in.
    pendingLogout?.note(user?.uid, origin)
  }, [cloud, device, pendingLogout])
}
