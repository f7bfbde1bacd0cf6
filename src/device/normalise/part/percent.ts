import { number } from './number'

/** A number, or text of one, clamped to 0 to 100 [D5-1]; undefined for what is no number. */
export function percent(raw: unknown): number | undefined {
  const value = number(raw)
  return value === undefined ? undefined : Math.min(100, Math.max(0, value))
}
