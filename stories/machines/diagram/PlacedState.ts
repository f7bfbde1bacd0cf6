import type { DiagramState } from './Diagram'

/** A point in px, from the upper left of the state that it is in. */
export interface Point {
  x: number
  y: number
}

/** A line between two states, and where its words stand. */
export interface PlacedEdge {
  points: readonly Point[]
  labels: readonly string[]
  /** Middle of the words. */
  label: Point
}

/** A mark that is no state: where it begins, or `from any state`. */
export interface PlacedMark extends Point {
  kind: 'start' | 'anywhere'
}

/** A state with its place and size, px. */
export interface PlacedState extends Point {
  state: DiagramState
  width: number
  height: number
  states: readonly PlacedState[]
  marks: readonly PlacedMark[]
  edges: readonly PlacedEdge[]
}
