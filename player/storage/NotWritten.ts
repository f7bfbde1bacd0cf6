/** What was to be kept is not on disk; says what the disk said, with its code. */
export class NotWritten extends Error {
  readonly code: unknown

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  }
}
