import { flag } from './flag'

/** A flag that some players write as the word yes or no; undefined for everything else. */
export function yesOrNo(raw: unknown): boolean | undefined {
  const word = typeof raw === 'string' ? raw.trim().toLowerCase() : raw
  if (word === 'yes') return true
  return word === 'no' ? false : flag(word)
}
