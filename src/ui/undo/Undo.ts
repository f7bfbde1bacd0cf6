/** What was done, and how it is taken back, where it can be. */
export interface Undo {
  text: string
  run?: () => void
}
