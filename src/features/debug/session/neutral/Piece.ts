/** A piece of a text: still to be looked at, or replaced already. */
export interface Piece {
  text: string
  isDone: boolean
}
