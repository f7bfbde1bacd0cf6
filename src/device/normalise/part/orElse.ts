import type { Repair } from './Repair'

/** A repair that gives `fallback` where `repair` gives nothing. */
export function orElse(repair: Repair, fallback: unknown): Repair {
  return (raw) => repair(raw) ?? fallback
}
