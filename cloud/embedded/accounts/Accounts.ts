import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { openJsonDocument } from '../../../player/storage/openJsonDocument'
import type { Account, AccountChange } from './Account'
import { readAccounts } from './readAccounts'

/** Every user of the cloud, on disk; whatever resolves is safe there. */
export interface Accounts {
  all(): readonly Account[]
  byUid(uid: string): Account | undefined
  /** However it is written, e.g. in capitals. */
  byEmail(email: string): Account | undefined
  byProvider(providerId: string, subject: string): Account | undefined
  /** Makes an account with a new uid unless one is given. */
  create(fields: AccountChange & { uid?: string }): Promise<Account>
  /** Rejects when there is no such account any more. */
  change(uid: string, change: AccountChange): Promise<Account>
  remove(uid: string): Promise<void>
  /**
   * Has somebody hear of each account that is removed, after it is; `remove` waits for them. Returns what
   * ends
   * it.
   */
  watchRemovals(listener: (uid: string) => Promise<void>): () => void
  settled(): Promise<void>
}

/** Opens the accounts in a folder. */
export async function openAccounts(
  folder: string,
  now: () => number,
  log: (line: string) => void,
): Promise<Accounts> {
  const document = await openJsonDocument<Account[]>({
    file: join(folder, 'accounts.json'),
    read: readAccounts,
    defaults: [],
    log,
  })
  const find = (test: (account: Account) => boolean) => document.value().find(test)
  const byUid = (uid: string) => find((account) => account.uid === uid)
  const listeners = new Set<(uid: string) => Promise<void>>()
  return {
    byUid,
    all: () => document.value(),
    byEmail: (email) => find((account) => account.email === email.toLowerCase()),
    byProvider: (providerId, subject) =>
      find(({ linked }) =>
        linked.some((provider) => provider.providerId === providerId && provider.subject === subject),
      ),
    async create(fields) {
      const account = changed(
        {
          uid: fields.uid ?? newUid(),
          emailVerified: false,
          linked: [],
          disabled: false,
          createdAt: now(),
          lastLoginAt: now(),
          tokensValidAfter: 0,
        },
        fields,
      )
      await document.save([...document.value(), account])
      return account
    },
    async change(uid, change) {
      const account = byUid(uid)
      if (account === undefined) throw new Error('There is no such account')
      const next = changed(account, change)
      await document.save(document.value().map((other) => (other === account ? next : other)))
      return next
    },
    async remove(uid) {
      await document.save(document.value().filter((account) => account.uid !== uid))
      for (const listener of listeners)
        await listener(uid).catch((error: unknown) =>
          log(`something of an account that was removed is left: ${String(error)}`),
        )
    },
    watchRemovals(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    settled: () => document.settled(),
  }
}

/** As long, and of the same letters, as those of real projects. */
function newUid(): string {
  return randomBytes(42).toString('base64url').replaceAll(/[-_]/g, '').slice(0, 28).padEnd(28, '0')
}

function changed(account: Account, change: AccountChange): Account {
  const entries = Object.entries({ ...account, ...change }).filter(([, value]) => value !== undefined)
  const next = Object.fromEntries(entries) as Account
  if (next.email !== undefined) next.email = next.email.toLowerCase()
  return { ...next, uid: account.uid }
}
