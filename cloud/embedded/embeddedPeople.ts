import type { People } from '../services/ports/People'
import type { Accounts } from './accounts/Accounts'

/** The accounts as the services know them. */
export function embeddedPeople(accounts: Pick<Accounts, 'byUid'>): People {
  return {
    async find(uid) {
      const account = accounts.byUid(uid)
      if (account === undefined) return undefined
      const { email, createdAt, tokensValidAfter: validAfter } = account
      return { uid: account.uid, createdAt, validAfter, ...(email !== undefined && { email }) }
    },
    gone: async (uids) => uids.filter((uid) => accounts.byUid(uid) === undefined),
  }
}
