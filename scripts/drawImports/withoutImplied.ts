import type { RoomGraph, Way } from './RoomGraph'

/**
 * The graph without ways that others make anyway: where a room reaches another over a third, the way straight
 * there is left out. What can be reached from where stays the same.
 */
export function withoutImplied({ rooms, ways }: RoomGraph): RoomGraph {
  let kept = ways
  for (const way of ways) {
    const others = kept.filter((other) => other !== way)
    if (reaches(others, way.from, way.to)) kept = others
  }
  return { rooms, ways: kept }
}

function reaches(ways: readonly Way[], from: string, to: string, seen = new Set<string>()): boolean {
  if (from === to) return true
  seen.add(from)
  return ways.some((way) => way.from === from && !seen.has(way.to) && reaches(ways, way.to, to, seen))
}
