import { createHash } from 'node:crypto'
import type { Account } from '../accounts/Account'

/** How often something was tried of late, e.g. a wrong password. */
export interface Attempts {
  /** Whether that was tried too often. */
  areTooMany(what: string): boolean
  count(what: string): void
  forget(what: string): void
}

const most = 10
const span = 60_000
/**
 * Names that nobody has share so many counts, so that however many come, none of an account's own is pushed
 * out.
 */
const strangers = 4_096

/**
 * What wrong passwords are counted by: the account, where there is one; one count for some names that nobody
 * has.
 */
export const passwordAttempts = (account: Account | undefined, email: string): string =>
  `password:${account?.uid ?? strangerOf(email)}`

/** What mails to an address are counted by, in the same way. */
export const mailAttempts = (account: Account | undefined, email: string): string =>
  `mail:${account?.uid ?? strangerOf(email)}`

const strangerOf = (email: string) =>
  `?${createHash('sha256').update(email).digest().readUInt32BE(0) % strangers}`

/** Counts attempts: after ten within a minute there is a pause until the minute is over. */
export function createAttempts(now: () => number): Attempts {
  const times = new Map<string, number[]>()
  const recent = (what: string) => (times.get(what) ?? []).filter((at) => Math.abs(now() - at) < span)
  return {
    areTooMany: (what) => recent(what).length >= most,
    count(what) {
      const last = [...recent(what), now()].slice(-most)
      // Last comes what was tried last: what is over stands first.
      times.delete(what)
      times.set(what, last)
      for (const [old] of times) {
        if (recent(old).length > 0) break
        times.delete(old)
      }
    },
    forget: (what) => void times.delete(what),
  }
}
