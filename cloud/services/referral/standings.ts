import type { Participant } from './Participant'

/** How somebody does. */
export interface Standing {
  uid: string
  /** From 1. */
  rank: number
  total: number
  inMonth: number
}

/**
 * Everyone's, the first first: who has sent more, else who was there earlier. `now` is in the month that
 * counts, ms since 1970.
 */
export function standings(participants: readonly Participant[], now: number): Standing[] {
  const month = new Date(now).toISOString().slice(0, 7)
  return [...participants]
    .map(({ uid, joinedAt }) => {
      const sent = participants.filter(({ referrer }) => referrer === uid)
      const inMonth = sent.filter((one) => new Date(one.joinedAt).toISOString().slice(0, 7) === month)
      return { uid, joinedAt, total: sent.length, inMonth: inMonth.length }
    })
    .sort((a, b) => b.total - a.total || a.joinedAt - b.joinedAt)
    .map(({ uid, total, inMonth }, index) => ({ uid, total, inMonth, rank: index + 1 }))
}
