/** Why the cloud does not do what it was asked for; the message is for people. */
export class Refused extends Error {
  override readonly name = 'Refused'

  constructor(
    message: string,
    /** The HTTP status that says so; 200 for what is no mistake of whoever asked. */
    readonly status = 200,
    /** s until it may be asked again, where time is all that is wanting. */
    readonly retryAfter?: number,
  ) {
    super(message)
  }
}
