import type { Duration } from './readCatalogue'

const months: Readonly<Record<Duration, number>> = { monthly: 1, yearly: 12, lifetime: 0 }

/**
 * When the payment after one at that moment is due, ms since 1970; null for what is paid once. The 31st
 * becomes the last of a shorter month.
 */
export function nextDue(at: number, duration: Duration): number | null {
  if (duration === 'lifetime') return null
  const due = new Date(at)
  const day = due.getUTCDate()
  due.setUTCDate(1)
  due.setUTCMonth(due.getUTCMonth() + months[duration])
  const last = new Date(Date.UTC(due.getUTCFullYear(), due.getUTCMonth() + 1, 0)).getUTCDate()
  due.setUTCDate(Math.min(day, last))
  return due.getTime()
}
