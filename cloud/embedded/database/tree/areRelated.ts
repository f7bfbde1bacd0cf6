import type { Path } from './Tree'

/** Whether one place is the other, or lies below or above it: a change of one may be one of the other. */
export function areRelated(a: Path, b: Path): boolean {
  const common = Math.min(a.length, b.length)
  for (let at = 0; at < common; at += 1) if (a[at] !== b[at]) return false
  return true
}
