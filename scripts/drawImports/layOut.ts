import { Graph, layout, type EdgeLabel, type GraphLabel, type NodeLabel } from '@dagrejs/dagre'
import type { Drawing, PlacedRoom } from './Drawing'
import { routeWays } from './routeWays'
import type { Room, RoomGraph } from './RoomGraph'

const letter = { name: 8.4, part: 6.7 }
const line = { name: 20, part: 17 }
const padding = { x: 18, y: 9 }
const margin = 12
const partsInALine = 5

/** Gives every room and way its place: who imports stands above what is imported. */
export function layOut({ rooms, ways }: RoomGraph): Drawing {
  const graph = new Graph<GraphLabel, NodeLabel, EdgeLabel>()
  graph.setGraph({
    rankdir: 'TB',
    nodesep: 32,
    ranksep: 56,
    edgesep: 20,
    marginx: margin,
    marginy: margin,
  })
  const sized = rooms.map(sizeOf)
  for (const { name, width, height } of sized) graph.setNode(name, { width, height })
  for (const { from, to } of ways) graph.setEdge(from, to, {})
  layout(graph)
  const placed = sized.map((room) => {
    const { x = 0, y = 0 } = graph.node(room.name)
    return { ...room, x: Math.round(x), y: Math.round(y) }
  })
  const routed = routeWays(placed, ways, ({ from, to }) => graph.edge(from, to).points ?? [])
  const right = [
    ...placed.map(({ x, width }) => x + width / 2),
    ...routed.flatMap(({ pieces }) => pieces.map(({ x }) => x)),
  ]
  return {
    width: Math.ceil(Math.max(...right)) + margin,
    height: Math.ceil(Math.max(...placed.map(({ y, height }) => y + height / 2))) + margin,
    rooms: placed,
    ways: routed,
  }
}

/** Even numbers, so that halves are whole. */
function sizeOf({ name, parts }: Room): Omit<PlacedRoom, 'x' | 'y'> {
  const lines: string[] = []
  for (let at = 0; at < parts.length; at += partsInALine)
    lines.push(parts.slice(at, at + partsInALine).join(' · '))
  const longest = Math.max(name.length * letter.name, ...lines.map((words) => words.length * letter.part))
  return {
    name,
    lines,
    width: 2 * Math.ceil(longest / 2 + padding.x),
    height: 2 * Math.ceil((line.name + lines.length * line.part) / 2 + padding.y),
  }
}
