/** A call that is refused, with the code that the identity service has for it, e.g. `EMAIL_EXISTS`. */
export class IdentityError extends Error {
  constructor(
    /** The code, and after ` : ` words for developers. */
    code: string,
    readonly status = 400,
  ) {
    super(code)
  }

  /** The body of the answer. */
  toBody() {
    const { message, status } = this
    return { error: { code: status, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } }
  }
}
