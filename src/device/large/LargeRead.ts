/** What became of a large push where it was read. */
export type LargeRead =
  | {
      status: 'read'
      /** Its size as it came, bytes. */
      bytes: number
      /** Of each row its place among those before, -1 for a new one. */
      from: Int32Array
      /** What there is beside the rows (`rowsOf`). */
      frame: unknown
      /** The new rows in their order, as JSON of lists of some of them. */
      portions: readonly string[]
    }
  | { status: 'refused'; reason: string; bytes: number }

/** How a large push was read, without its rows. */
export type LargeEnd =
  Extract<LargeRead, { status: 'refused' }> | Omit<Extract<LargeRead, { status: 'read' }>, 'portions'>

/** What the worker says: first each portion, then the end of the push. */
export type LargeMessage = { portion: string } | { end: LargeEnd }

/** Where goes what is new in a push. */
export interface RowTaker {
  /** Some of the new rows, as JSON of their list. */
  portion(json: string): void
  /** What came so far does not count: the push is read anew. */
  restart(): void
}
