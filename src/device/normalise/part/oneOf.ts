import type { Repair } from './Repair'

/** A repair that keeps the given words and drops everything else. */
export function oneOf(...words: string[]): Repair {
  return (raw) => words.find((word) => word === raw)
}
