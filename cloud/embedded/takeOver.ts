import { join } from 'node:path'
import { readJsonFile } from '../../player/storage/openJsonDocument'
import { keepAside } from '../../player/storage/writeAtomically'
import { type Book, readBook, takeEvent, writeBook } from '../services/plans/books'
import { isDuration } from '../services/plans/readCatalogue'
import { paymentKinds } from '../services/payments/createPayments'
import { requestKey } from '../services/payments/requestKey'
import { type BillingEvent, statuses } from '../services/ports/Billing'
import type { Clock, Log } from '../services/ports/Clock'
import { isKey } from '../services/ports/isKey'
import { below, childrenOf } from '../services/ports/Records'
import { type Participant, counted, writeParticipant } from '../services/referral/Participant'
import { sentKey } from '../services/referral/createStandings'
import type { Admin } from './database/createAdmin'

interface TakeOverOptions {
  folder: string
  database: Admin
  clock: Clock
  log: Log
}

/**
 * Takes over what older versions left: books and participants in files of their own, players of whom it is
 * not
 * noted whose they are, requests of which it is not noted that they were answered. What is taken over already
 * stays as it is; files are put aside, none is deleted.
 */
export async function takeOver(options: TakeOverOptions): Promise<void> {
  const { folder, database, log } = options
  const steps = [
    { file: 'subscriptions.json', write: (list: unknown[]) => takeBooks(options, list) },
    { file: 'referrals.json', write: (list: unknown[]) => takeParticipants(options, list) },
  ]
  for (const { file, write } of steps) {
    const path = join(folder, file)
    const reading = await readJsonFile(path)
    if (reading.kind === 'missing') continue
    const list = reading.kind === 'read' && Array.isArray(reading.value) ? reading.value : undefined
    if (list !== undefined) write(list)
    const aside = await keepAside(path, list === undefined ? 'broken' : 'taken-over', new Date())
    log(
      list === undefined
        ? `${file} cannot be read; it was put aside as ${aside}`
        : `${file} is in the database now; the file was put aside as ${aside}`,
    )
  }
  const noted = { ...ownersOf(database), ...claimsOf(options) }
  if (Object.keys(noted).length > 0) database.update('', noted)
}

function takeBooks({ database }: TakeOverOptions, list: readonly unknown[]): void {
  const books = new Map<string, Book>()
  for (const kept of list) {
    const event = toEvent(kept)
    if (event === undefined || database.get(`books/${event.uid}`) !== null) continue
    const book = books.get(event.uid) ?? readBook(null)
    books.set(event.uid, takeEvent(book, event, event.uid) ?? book)
  }
  const values = Array.from(books, ([uid, book]): [string, unknown][] => [
    [`books/${uid}`, writeBook(book, uid)],
    ...Array.from(book.subscriptions.keys(), (id): [string, unknown] => [`subscription_owners/${id}`, uid]),
  ])
  database.update('', Object.fromEntries(values.flat()))
}

/** A subscription of the older file as an event that says all of it; undefined for what is none. */
function toEvent(kept: unknown): (BillingEvent & { uid: string }) | undefined {
  const { id, uid, plan, duration, status, signedUpAt, dueAt, amount, key, origin } = Object(kept)
  const known = statuses.find((one) => one === status)
  const areTexts = [id, uid].every((text) => typeof text === 'string' && isKey(text))
  const areNumbers = typeof signedUpAt === 'number' && typeof amount === 'number'
  if (!areTexts || !areNumbers || known === undefined || typeof plan !== 'string') return undefined
  if (!isDuration(duration) || typeof key !== 'string' || typeof origin !== 'string') return undefined
  return {
    id: `before-${id}`,
    at: signedUpAt,
    uid,
    subscription: id,
    says: {
      plan,
      duration,
      status: known,
      signedUpAt,
      dueAt: typeof dueAt === 'number' ? dueAt : null,
      amount,
      kept: { key, origin },
    },
  }
}

function takeParticipants({ database, clock }: TakeOverOptions, list: readonly unknown[]): void {
  const people = new Map<string, Participant>()
  for (const kept of list) {
    const { uid, code, joinedAt, referrer } = Object(kept)
    if (![uid, code].every((text) => typeof text === 'string' && isKey(text)) || typeof joinedAt !== 'number')
      continue
    if (database.get(`referral/people/${uid}`) !== null) continue
    const isCounted = typeof referrer === 'string'
    const sent = { isCounted, referrer: isCounted ? referrer : null }
    people.set(uid, { uid, code, joinedAt, ...sent, total: 0, month: '', inMonth: 0, events: new Map() })
  }
  for (const one of [...people.values()].sort((a, b) => a.joinedAt - b.joinedAt)) {
    const sender = one.referrer === null ? undefined : people.get(one.referrer)
    const next = sender && counted(sender, one, 1, clock.now())
    if (next !== undefined) people.set(next.uid, next)
  }
  const totals = new Map<string, number>()
  for (const { total } of people.values()) {
    const counter = `referral/sent/${sentKey(total)}`
    if (total > 0) totals.set(counter, (totals.get(counter) ?? 0) + 1)
  }
  const values = Array.from(people.values(), (one): [string, unknown][] => [
    [`referral/people/${one.uid}`, writeParticipant(one)],
    [`referral/codes/${one.code}`, one.uid],
  ])
  database.update('', { ...Object.fromEntries(values.flat()), ...Object.fromEntries(totals) })
}

/** Whose each player is; of those that several had nobody knows, until one of them shows its pass. */
function ownersOf(database: Admin): Record<string, unknown> {
  const found = new Map<string, string[]>()
  const noted: Record<string, unknown> = {}
  for (const [uid, devices] of Object.entries(childrenOf(database.get('user_devices'))))
    for (const [key, device] of Object.entries(childrenOf(devices))) {
      found.set(key, [...(found.get(key) ?? []), uid])
      const isHeardOf = database.get(`leases/${key}`) !== null
      if (below(device, 'online') === true && !isHeardOf) noted[`user_devices/${uid}/${key}/online`] = false
    }
  for (const [key, uids] of found) {
    if (database.get(`device_owners/${key}`) !== null) continue
    const among = Object.fromEntries(uids.map((uid) => [uid, true]))
    noted[`device_owners/${key}`] = uids.length === 1 ? { uid: uids[0] } : { among }
  }
  return noted
}

/** Requests that were answered before anybody noted it: they are deleted as others are. */
function claimsOf({ database, clock }: TakeOverOptions): Record<string, unknown> {
  const noted: Record<string, unknown> = {}
  for (const kind of paymentKinds)
    for (const [uid, requests] of Object.entries(childrenOf(database.get(`payments/${kind}`))))
      for (const [id, request] of Object.entries(childrenOf(requests))) {
        const path = `payments/${kind}/${uid}/${id}`
        const claim = `request_claims/${requestKey(path)}`
        if (below(request, 'status') === null || database.get(claim) !== null) continue
        noted[claim] = { path, at: clock.now(), done: true }
      }
  return noted
}
