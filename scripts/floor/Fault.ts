/** Something that a built file takes for granted and a browser of the floor has not. */
export interface Fault {
  /** As one would look it up: `dvh`, `color-mix()`, `Array.prototype.findLast`. */
  what: string
  /** Who has it not, as "firefox 102". */
  lacked: readonly string[]
  /** Where it stands: the beginning of the declaration, or what is around it. */
  near: string
}
