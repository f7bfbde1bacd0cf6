import { number } from './number'

/** A duration in seconds, from a number, text of one, "4:48" or "1:02:03"; undefined for everything else. */
export function seconds(raw: unknown): number | undefined {
  const clock = typeof raw === 'string' ? /^(?:(\d+):)?(\d+):(\d+)$/.exec(raw.trim()) : null
  if (clock === null) return number(raw)
  const [, hours = '0', minutes = '0', rest = '0'] = clock
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest)
}
