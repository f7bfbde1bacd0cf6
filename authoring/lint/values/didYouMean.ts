import { closest } from './closest'

/** Asks for the candidate that was meant, as a hint to spread into a finding; nothing where none is near. */
export function didYouMean(word: string, candidates: Iterable<string>): { hint?: string } {
  const candidate = closest(word, candidates)
  return candidate === undefined ? {} : { hint: `Did you mean “${candidate}”?` }
}
