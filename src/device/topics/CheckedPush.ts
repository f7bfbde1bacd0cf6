/** A push that was repaired and checked elsewhere: its value, or why its schema refused it. */
export class CheckedPush {
  readonly read: { value: unknown } | { reason: string }

  constructor(read: { value: unknown } | { reason: string }) {
    this.read = read
  }
}
