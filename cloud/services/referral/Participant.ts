import { type Tree, below, childrenOf } from '../ports/Records'

/** Somebody who takes part, with what they have sent: all of `referral/people/{uid}`. */
export interface Participant {
  uid: string
  /** What the share link carries. */
  code: string
  /** ms since 1970. */
  joinedAt: number
  /** Who sent them, by uid; null for nobody. */
  referrer: string | null
  /** Whether that one has them counted. */
  isCounted: boolean
  /** Sign-ups through the link. */
  total: number
  /** `YYYY-MM`, and how many of them were in it. */
  month: string
  inMonth: number
  /** The latest that were counted, or no more: none is twice. */
  events: ReadonlyMap<string, Counted>
}

/** One sign-up that was counted, or no more. */
export interface Counted {
  /** The how manieth it was. */
  number: number
  /** How many they had sent before and after it. */
  before: number
  after: number
}

/** Sign-ups that are remembered one by one. */
const mostEvents = 50

/** The month of a moment. */
export const monthOf = (at: number) => new Date(at).toISOString().slice(0, 7)

/** Undefined for what is no participant. */
export function readParticipant(uid: string, value: Tree | null): Participant | undefined {
  const [code, joinedAt, referrer, month] = [
    below(value, 'code'),
    below(value, 'joinedAt'),
    below(value, 'referrer'),
    below(value, 'month'),
  ]
  if (typeof code !== 'string' || typeof joinedAt !== 'number') return undefined
  return {
    uid,
    code,
    joinedAt,
    referrer: typeof referrer === 'string' ? referrer : null,
    isCounted: below(value, 'isCounted') === true,
    total: Number(below(value, 'total') ?? 0),
    month: typeof month === 'string' ? month : '',
    inMonth: Number(below(value, 'inMonth') ?? 0),
    events: new Map(
      Object.entries(childrenOf(below(value, 'events'))).map(([id, told]) => [id, readCounted(told)]),
    ),
  }
}

/** What an older version wrote is the number alone. */
function readCounted(told: Tree): Counted {
  const of = (name: string) => Number(below(told, name) ?? 0)
  if (typeof told === 'number') return { number: told, before: 0, after: 0 }
  return { number: of('number'), before: of('before'), after: of('after') }
}

/** As it is to stand in the database. `standing` sorts by who has sent more, else who was there earlier. */
export function writeParticipant(participant: Participant): Record<string, unknown> {
  const { uid: _, events, total, joinedAt, ...others } = participant
  const earlier = 9_999_999_999_999 - joinedAt
  return {
    ...others,
    joinedAt,
    total,
    standing: `${String(total).padStart(8, '0')} ${String(earlier).padStart(13, '0')}`,
    ...(events.size > 0 && { events: Object.fromEntries(events) }),
  }
}

/** With one more, or less, who was sent; undefined when that one was counted so before. */
export function counted(
  participant: Participant,
  sent: Pick<Participant, 'uid' | 'joinedAt'>,
  step: 1 | -1,
  now: number,
): Participant | undefined {
  const { events } = participant
  const [name, opposite] = step === 1 ? [`+${sent.uid}`, `-${sent.uid}`] : [`-${sent.uid}`, `+${sent.uid}`]
  if (events.has(name)) return undefined
  const number = Math.max(0, ...Array.from(events.values(), (event) => event.number)) + 1
  const others = [...events].filter(([id]) => id !== opposite).sort(([, a], [, b]) => b.number - a.number)
  const total = Math.max(0, participant.total + step)
  const month = monthOf(now)
  const inMonth = participant.month === month ? participant.inMonth : 0
  return {
    ...participant,
    total,
    month,
    inMonth: monthOf(sent.joinedAt) === month ? Math.max(0, inMonth + step) : inMonth,
    events: new Map([
      [name, { number, before: participant.total, after: total }],
      ...others.slice(0, mostEvents - 1),
    ]),
  }
}
