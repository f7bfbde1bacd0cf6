import type { Leaf, Path } from '../tree/Tree'

/** One end of a range: a value of the index, then the key among those that share it. */
export interface Bound {
  value: Leaf | null
  key: string | undefined
  inclusive: boolean
}

/** A part of the children of a place, in an order. */
export interface Query {
  /** What the children are ordered by: their key, their value, or what stands at a place below each. */
  by: 'key' | 'value' | Path
  start: Bound | undefined
  end: Bound | undefined
  limit: { count: number; from: 'start' | 'end' } | undefined
}
