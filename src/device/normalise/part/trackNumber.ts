import { number } from './number'
import { text } from './text'

/** A track number: 3 of "3"; text that is no number (as "A1") stays; undefined for '' and for what is neither. */
export function trackNumber(raw: unknown): number | string | undefined {
  return number(raw) ?? (text(raw) || undefined)
}
