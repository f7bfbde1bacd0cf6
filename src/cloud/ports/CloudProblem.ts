/**
 * What the cloud, or the way to it, has against a call. `code` is the provider's (`auth/wrong-password`), or one of ours:
 * `cloud/unreachable`, `cloud/timeout`, `cloud/invalid` (an answer that fails its schema), `cloud/refused` (with the cloud's own
 * `message`), `cloud/script-failed` and `cloud/script-aborted` [A8-27], `cloud/failed` for anything else. The message is for people
 * only where the cloud wrote it for them: `cloud/refused`. It never holds a token.
 */
export class CloudProblem extends Error {
  override readonly name = 'CloudProblem'

  constructor(
    readonly code: string,
    message = code,
    /** What a social log-in needs to be told about: the e-mail whose account exists with another provider [A4.2-3]. */
    readonly email?: string,
  ) {
    super(message)
  }
}
