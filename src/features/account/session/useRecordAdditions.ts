import { useEffect } from 'react'
import { useCloud } from './CloudContext'
import { recordAdditions } from './recordAdditions'
import { useSession, type AccountSession } from './SessionContext'

/** Until analytics have a client id, if they are on at all, ms [A9-8]. */
const settle = 3000

/** The e-mail that one signs in with, where the record has another: it was changed by the link of a mail, which no page of ours heard of [A4.12-1]. */
const newEmailOf = (session: AccountSession): string | undefined => {
  if (session.phase !== 'ready' || !session.record) return undefined
  const { email } = session.user
  return email !== '' && email.toLowerCase() !== session.record.email?.toLowerCase() ? email : undefined
}

/** Adds to the record of who is signed in what it lacks and this page knows [A5-24 A9-8 A3.1-2]. For one place of a page. */
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
