import { toText } from './toText'

/**
 * The text of something that becomes part of an address: half a character (a lone surrogate, which JSON can spell and
 * encodeURIComponent throws on) is replaced.
 */
export function toWholeText(raw: unknown): string {
  return toText(raw).replaceAll(/\p{Surrogate}/gu, '\uFFFD')
}
