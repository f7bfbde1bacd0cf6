/**
 * Something that a schema refused at the door: a push of the device, a request of ours (a programming error), or a request
 * that a page or modal of the device names (its author's error).
 */
export interface Violation {
  kind: 'push' | 'request' | 'authored'
  /** The name on the wire. */
  event: string
  /** What the schema has against it, with the place in the payload. */
  reason: string
}
