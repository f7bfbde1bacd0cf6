import { readBook, takeEvent, writeBook } from '../services/plans/books'
import { monthOf, writeParticipant } from '../services/referral/Participant'
import type { Admin } from '../embedded/database/createAdmin'

/** The uid of one of many owners. */
export const ownerNumber = (number: number) => `owner-${String(number).padStart(7, '0')}`

/** The id of the player of one of them. */
export const playerNumber = (number: number) => `player-${String(number).padStart(7, '0')}`

/**
 * Fills a database with owners as they are after a while: each with a record, a plan that is due in a month,
 * a
 * player that is online, a place in the campaign and a request that was answered. All of them alike, but for
 * the ten who have sent others.
 */
export function fillWithOwners(database: Pick<Admin, 'set'>, count: number, now: number): void {
  const numbers = Array.from({ length: count }, (_, number) => number)
  const put = (path: string, entry: (number: number, uid: string) => [string, unknown]) =>
    database.set(path, Object.fromEntries(numbers.map((number) => entry(number, ownerNumber(number)))))
  const month = monthOf(now)

  put('users', (_, uid) => [uid, { uid, firstName: 'Ada', lastName: 'Kerr', plan: 'superstar' }])
  put('subscription_owners', (_, uid) => [`sub-${uid}`, uid])
  put('books', (_, uid) => {
    const says = {
      plan: 'superstar',
      duration: 'monthly',
      status: 'active',
      signedUpAt: now,
      dueAt: now + 30 * 86_400_000,
      amount: 6.99,
      kept: { key: 'k', origin: 'http://localhost:4400' },
    } as const
    const book = takeEvent(
      readBook(null),
      { id: `evt-${uid}`, at: now, uid, subscription: `sub-${uid}`, says },
      uid,
    )
    return [uid, book && writeBook(book, uid)]
  })
  put('user_devices', (number, uid) => {
    const hwuuid = playerNumber(number)
    return [uid, { [hwuuid]: { hwuuid, host: 'http://10.0.0.1', name: 'A', enabled: true, online: true } }]
  })
  put('device_owners', (number, uid) => [playerNumber(number), { uid }])
  put('leases', (number, uid) => [playerNumber(number), { uid, until: now + 600_000 }])
  put('referral/codes', (number, uid) => [`code-${number}`, uid])
  put('referral/people', (number, uid) => {
    const total = number < 10 ? 3 : 0
    const who = { uid, code: `code-${number}`, joinedAt: now - 86_400_000, referrer: null }
    return [
      uid,
      writeParticipant({ ...who, isCounted: false, total, month, inMonth: total, events: new Map() }),
    ]
  })
  database.set('referral/sent', { t3: 10 })
  put('request_claims', (number) => [
    `request-${number}`,
    { path: `payments/x/${number}`, at: now, done: true },
  ])
}
