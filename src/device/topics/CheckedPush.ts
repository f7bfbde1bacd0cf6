/** A push that was repaired and checked elsewhere: its value, or why its schema refused it. */
export class CheckedPush {
  readonly read: { value: unknown } | { reason: string }

  /** Its size as it came, bytes. */
  readonly bytes: number

  constructor(read: { value: unknown } | { reason: string }, bytes: number) {
    this.read = read
    this.bytes = bytes
  }
}
