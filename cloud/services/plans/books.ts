import { type BillingEvent, type BillingReport, type Subscription, statuses } from '../ports/Billing'
import { type Tree, below, childrenOf } from '../ports/Records'
import { isDuration } from './readCatalogue'

/** One field as the latest event said it, and which event that was. */
interface Field {
  value: unknown
  /** Sorts by when it happened, then by the event's id. */
  said: string
}

/** What the provider has said of one owner, all in one place: `books/{uid}`. */
export interface Book {
  /** Goes up with every event; what was written of an older one is not written over a newer one. */
  rev: number
  /** Whether somebody has paid, or tried, ever: there is one trial per person [A4.5-1]. */
  hadOne: boolean
  /** The latest events, by id, and the rev that each made: none is taken twice. */
  events: ReadonlyMap<string, number>
  /** By id; the latest few. */
  subscriptions: ReadonlyMap<string, ReadonlyMap<string, Field>>
}

/** Ids of events that are remembered. */
const mostEvents = 50
/** Subscriptions of one owner that are remembered. */
const mostSubscriptions = 5

/** Digits of a moment in `said`. */
const momentLength = 15

const fields = ['plan', 'duration', 'status', 'signedUpAt', 'dueAt', 'endsAt', 'amount', 'kept'] as const

/** Reads what stands at `books/{uid}`. */
export function readBook(tree: Tree | null): Book {
  const subscriptions = Object.entries(childrenOf(below(tree, 'subscriptions'))).map(
    ([id, told]): [string, Map<string, Field>] => [id, readFields(told)],
  )
  return {
    rev: Number(below(tree, 'rev') ?? 0),
    hadOne: below(tree, 'hadOne') === true,
    events: new Map(Object.entries(childrenOf(below(tree, 'events'))).map(([id, rev]) => [id, Number(rev)])),
    subscriptions: new Map(subscriptions),
  }
}

function readFields(told: Tree): Map<string, Field> {
  return new Map(
    fields.flatMap((name): [string, Field][] => {
      const said = below(told, 'said', name)
      return typeof said === 'string' ? [[name, { value: below(told, name), said }]] : []
    }),
  )
}

/**
 * What is to stand at `books/{uid}`; `dueAt` is for who looks for payments that are due, `endsAt` for who
 * ends what was cancelled for a day.
 */
export function writeBook(book: Book, uid: string): Record<string, unknown> {
  const [running] = runningOf(book, uid)
  const subscriptions = Array.from(book.subscriptions, ([id, told]): [string, unknown] => {
    const values = Array.from(told, ([name, { value }]): [string, unknown] => [name, value ?? null])
    const said = Array.from(told, ([name, field]): [string, string] => [name, field.said])
    return [id, { ...Object.fromEntries(values), said: Object.fromEntries(said) }]
  })
  return {
    rev: book.rev,
    hadOne: book.hadOne,
    events: Object.fromEntries(book.events),
    subscriptions: Object.fromEntries(subscriptions),
    // A payment that failed is tried again by whoever pays.
    dueAt: running === undefined || running.status === 'past_due' || running.endsAt ? null : running.dueAt,
    endsAt: running?.endsAt ?? null,
  }
}

/** The book with an event in it; undefined when it is in there already. */
export function takeEvent(book: Book, event: BillingEvent, uid: string): Book | undefined {
  if (book.events.has(event.id)) return undefined
  const said = `${String(Math.max(0, Math.round(event.at))).padStart(momentLength, '0')} ${event.id}`
  const told = new Map(book.subscriptions.get(event.subscription))
  for (const name of fields) {
    const value = event.says[name]
    if (name in event.says && said > (told.get(name)?.said ?? '')) told.set(name, { value, said })
  }
  const rev = book.rev + 1
  const next: Book = {
    rev,
    hadOne: true,
    events: latest(new Map(book.events).set(event.id, rev), mostEvents, (one) => one),
    subscriptions: new Map(book.subscriptions).set(event.subscription, told),
  }
  const order = [...subscriptionsOf(next, uid)].map(({ id }) => id)
  return {
    ...next,
    // One of which too little is known counts as the latest: more of it is on its way.
    subscriptions: latest(next.subscriptions, mostSubscriptions, (_, id) =>
      order.includes(id) ? -order.indexOf(id) : 1,
    ),
  }
}

function latest<T>(map: ReadonlyMap<string, T>, most: number, rank: (value: T, key: string) => number) {
  const sorted = [...map].sort(([a, left], [b, right]) => rank(right, b) - rank(left, a))
  return new Map(sorted.slice(0, most))
}

const allOf = (book: Book, uid: string): Subscription[] =>
  Array.from(book.subscriptions, ([id, told]) => readSubscription(id, uid, told)).filter(
    (one) => one !== undefined,
  )

/**
 * Trials of somebody who had something before: there is one per person [A4.5-1]. They count as ended, and
 * are to be ended with the provider, who may have sold one without asking.
 */
export function secondTrials(book: Book, uid: string): Subscription[] {
  const all = allOf(book, uid)
  return all.filter(
    ({ status, signedUpAt, id }) =>
      status === 'trialing' &&
      all.some((one) => one.signedUpAt < signedUpAt || (one.signedUpAt === signedUpAt && one.id < id)),
  )
}

/** What somebody pays for, or has paid for: those that run first, and of these the latest. */
export function subscriptionsOf(book: Book, uid: string): Subscription[] {
  const refused = new Set(secondTrials(book, uid).map(({ id }) => id))
  return allOf(book, uid)
    .map((one): Subscription => (refused.has(one.id) ? { ...one, status: 'deleted' } : one))
    .sort(
      (a, b) =>
        Number(b.status !== 'deleted') - Number(a.status !== 'deleted') ||
        b.signedUpAt - a.signedUpAt ||
        (a.id < b.id ? 1 : -1),
    )
}

/** Those that run: one, unless the provider sold another and the older ones have not ended yet. */
export const runningOf = (book: Book, uid: string): Subscription[] =>
  subscriptionsOf(book, uid).filter(({ status }) => status !== 'deleted')

/** Undefined while too little of it was said. */
function readSubscription(
  id: string,
  uid: string,
  told: ReadonlyMap<string, Field>,
): Subscription | undefined {
  const said: Record<keyof BillingReport, unknown> = Object.fromEntries(
    fields.map((name) => [name, told.get(name)?.value ?? null]),
  ) as Record<keyof BillingReport, unknown>
  const status = statuses.find((one) => one === said.status)
  const { plan, duration, signedUpAt, dueAt, endsAt, amount, kept } = said
  if (status === undefined || typeof plan !== 'string' || typeof signedUpAt !== 'number') return undefined
  if (!isDuration(duration)) return undefined
  return {
    id,
    uid,
    plan,
    duration,
    status,
    signedUpAt,
    dueAt: typeof dueAt === 'number' ? dueAt : null,
    endsAt: typeof endsAt === 'number' ? endsAt : null,
    amount: typeof amount === 'number' ? amount : 0,
    kept: readTexts(kept),
    saidAt: Math.max(0, ...Array.from(told.values(), (field) => Number(field.said.slice(0, momentLength)))),
  }
}

function readTexts(value: unknown): Record<string, string> {
  const texts = Object.entries(Object(value)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(texts)
}
