/**
 * What became of a push at the door: taken, refused by its schema, of no known topic; `waits` while its schema could not
 * be loaded, which is tried again, and `dropped` when too many waited.
 */
export type Taken =
  | { status: 'taken' }
  | { status: 'refused'; reason: string }
  | { status: 'unknown' }
  | { status: 'waits'; reason: string }
  | { status: 'dropped'; reason: string }
