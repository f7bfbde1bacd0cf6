/** What became of a large push where it was read. */
export type LargeRead =
  | {
      status: 'read'
      /** Of each row its place in the list before, -1 for a new one. */
      from: Int32Array
      /** The new rows in their order, as JSON of lists of some of them. */
      portions: readonly string[]
    }
  | { status: 'refused'; reason: string }

/** What the worker says: first each portion, then the end of the push. */
export type LargeMessage =
  | { portion: string }
  | { end: Exclude<LargeRead, { portions: unknown }> | { status: 'read'; from: Int32Array } }
