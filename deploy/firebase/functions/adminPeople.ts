import type { Auth, UserRecord } from 'firebase-admin/auth'
import type { People } from '../../../cloud/services/ports/People'

/** At most so many are asked for at once; the SDK takes no more. */
const most = 100

/** The accounts of a real project as the services know them. */
export function adminPeople(auth: Pick<Auth, 'getUser' | 'getUsers'>): People {
  return {
    async find(uid) {
      const user = await found(auth, uid)
      if (user === undefined) return undefined
      return {
        uid: user.uid,
        createdAt: Date.parse(user.metadata.creationTime),
        validAfter: validAfter(user),
        ...(user.email !== undefined && { email: user.email.toLowerCase() }),
      }
    },
    async gone(uids) {
      const missing: string[] = []
      for (let start = 0; start < uids.length; start += most) {
        const asked = uids.slice(start, start + most)
        const { users } = await auth.getUsers(asked.map((uid) => ({ uid })))
        const known = new Set(users.map(({ uid }) => uid))
        missing.push(...asked.filter((uid) => !known.has(uid)))
      }
      return missing
    },
  }
}

/** What was given out to somebody who is locked out is not good. */
function validAfter({ disabled, tokensValidAfterTime }: UserRecord): number {
  if (disabled) return Number.POSITIVE_INFINITY
  return tokensValidAfterTime === undefined ? 0 : Date.parse(tokensValidAfterTime)
}

async function found(auth: Pick<Auth, 'getUser'>, uid: string): Promise<UserRecord | undefined> {
  try {
    return await auth.getUser(uid)
  } catch (error) {
    if (isCode(error, 'auth/user-not-found', 'auth/invalid-uid')) return undefined
    throw error
  }
}

/** Whether an error of the SDK is one of these. */
export const isCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && codes.some((code) => code === error.code)
