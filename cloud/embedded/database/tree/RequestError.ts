/**
 * A request that is refused, in the words of the protocol: `status` for the client's code, the message for
 * its reader.
 */
export class RequestError extends Error {
  readonly status: string

  constructor(status: string, message: string) {
    super(message)
    this.name = 'RequestError'
    this.status = status
  }
}
