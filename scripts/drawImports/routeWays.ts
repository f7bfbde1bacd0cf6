import type { PlacedRoom, PlacedWay, Point } from './Drawing'
import type { Way } from './RoomGraph'

/** From the uppermost edge of a row of rooms to the lowest. */
interface Row {
  top: number
  bottom: number
}

/**
 * How far a way goes straight on outside a row before it bends, px; twice as far where the tip of an arrow
 * follows.
 */
const lead = 6

/**
 * Leads each way out of the lower edge of a room and into the upper edge of another. In a row of rooms it
 * goes straight down where the layout (`pointsOf`) keeps it free, between rows it bends, so that it crosses
 * no room.
 */
export function routeWays(
  rooms: readonly PlacedRoom[],
  ways: readonly Way[],
  pointsOf: (way: Way) => readonly Point[],
): PlacedWay[] {
  const rows = rowsOf(rooms)
  const between = (way: Way) => {
    const [first, last] = [rowOf(rows, roomOf(rooms, way.from)), rowOf(rows, roomOf(rooms, way.to))]
    return rows
      .filter(({ top }) => top > first.top && top < last.top)
      .map((row) => ({ x: Math.round(xIn(row, pointsOf(way))), from: row.top - lead, to: row.bottom + lead }))
  }
  return ways.map((way) => {
    const [from, to] = [roomOf(rooms, way.from), roomOf(rooms, way.to)]
    const middle = between(way)
    const leaving = ways.filter((other) => other.from === way.from)
    const coming = ways.filter((other) => other.to === way.to)
    const next = (other: Way) => between(other)[0]?.x ?? roomOf(rooms, other.to).x
    const last = (other: Way) => between(other).at(-1)?.x ?? roomOf(rooms, other.from).x
    const out = {
      x: gate(from, leaving, way, next),
      from: bottomOf(from),
      to: rowOf(rows, from).bottom + lead,
    }
    const into = { x: gate(to, coming, way, last), from: rowOf(rows, to).top - 2 * lead, to: topOf(to) }
    return { from: way.from, to: way.to, pieces: [out, ...middle, into], weight: weightOf(way.count) }
  })
}

/**
 * Where on the edge of a room one of its ways begins or ends: side by side, in the order in which they lead
 * away.
 */
function gate(room: PlacedRoom, ways: readonly Way[], way: Way, towards: (way: Way) => number): number {
  const order = [...ways].sort((a, b) => towards(a) - towards(b))
  const step = Math.min(28, (room.width - 24) / order.length)
  return Math.round(room.x + (order.indexOf(way) - (order.length - 1) / 2) * step)
}

function rowsOf(rooms: readonly PlacedRoom[]): Row[] {
  const middles = [...new Set(rooms.map(({ y }) => y))].sort((a, b) => a - b)
  return middles.map((middle) => {
    const inRow = rooms.filter(({ y }) => y === middle)
    return { top: Math.min(...inRow.map(topOf)), bottom: Math.max(...inRow.map(bottomOf)) }
  })
}

function rowOf(rows: readonly Row[], { y }: PlacedRoom): Row {
  return rows.find(({ top, bottom }) => top <= y && y <= bottom) ?? { top: y, bottom: y }
}

function roomOf(rooms: readonly PlacedRoom[], name: string): PlacedRoom {
  const room = rooms.find((one) => one.name === name)
  if (!room) throw new Error(`there is no room ${name}`)
  return room
}

/** The place at which the layout lets a way through a row. */
function xIn({ top, bottom }: Row, points: readonly Point[]): number {
  const middle = (top + bottom) / 2
  const [nearest] = [...points].sort((a, b) => Math.abs(a.y - middle) - Math.abs(b.y - middle))
  return nearest?.x ?? 0
}

function topOf({ y, height }: PlacedRoom): number {
  return y - height / 2
}

function bottomOf({ y, height }: PlacedRoom): number {
  return y + height / 2
}

/** In steps, so that one import more does not make another drawing. */
function weightOf(count: number): 1 | 2 | 3 {
  return count < 10 ? 1 : count < 100 ? 2 : 3
}
