/** What was done, and how it is taken back, where it can be. */
export interface Undo {
  text: string
  run?: () => void
}

/** How long the way back is offered, ms. */
export const undoTime = 15_000
