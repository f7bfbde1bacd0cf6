import { useEffect } from 'react'
import type { UserChange, UserRecord } from '../../../../schemas/generated/types'
import { useCloud } from './CloudContext'
import { useSession, type AccountSession } from './SessionContext'

/** What this browser knows that a record may lack. */
interface Known {
  /** Where the user is, as told by language or region. */
  country?: string | undefined
  /** Of the analytics [A9-8]. */
  clientId?: string | undefined
}

/**
 * What is to be added to a record: the country, where it is a 2-letter code and the record has none yet [A5-23], and the analytics client
 * id, where the record has none [A5-24]. Undefined where there is nothing to add.
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
