import { useEffect } from 'react'
import { useCloud } from './CloudContext'
import { recordAdditions } from './recordAdditions'
import { useSession } from './SessionContext'

/** Until analytics have a client id, if they are on at all, ms [A9-8]. */
const settle = 3000

/** Adds to the record of who is signed in what it lacks and this page knows, once a session [A5-24 A9-8]. For one place of a page. */
export const useRecordAdditions = (): void => {
  const cloud = useCloud()
  const session = useSession()
  const { uid, hasClientId } =
    session.phase === 'ready' && session.record
      ? { uid: session.user.uid, hasClientId: Boolean(session.record.gaCid) }
      : {}
  useEffect(() => {
    if (uid === undefined || hasClientId) return undefined
    const timer = setTimeout(() => {
      const additions = recordAdditions({}, { clientId: cloud.analytics.clientId() })
      // Nobody misses it: the next session tries again.
      if (additions) cloud.records.updateUser(uid, additions).catch(() => undefined)
    }, settle)
    return () => clearTimeout(timer)
  }, [cloud, uid, hasClientId])
}
