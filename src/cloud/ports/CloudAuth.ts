/**
 * What the cloud, or the way to it, has against a call. `code` is the provider's (`auth/wrong-password`), or
 * one of ours: `cloud/unreachable`, `cloud/away` (only what stands before it answers, by 502 to 504 and the
 * like: it may have done what it was asked for), `cloud/busy` (asked too often: it has not),
 * `cloud/timeout`, `cloud/invalid` (an answer that fails its schema),
 * `cloud/refused` (with the cloud's own `message`), `cloud/script-failed` and `cloud/script-aborted` [A8-27],
 * `cloud/failed` for anything else. The message is for people only where the cloud wrote it for them:
 * `cloud/refused`. It never holds a token.
 */
export class CloudProblem extends Error {
  override readonly name = 'CloudProblem'

  constructor(
    readonly code: string,
    message = code,
    /**
     * What a social log-in needs to be told about: the e-mail whose account exists with another provider
     * [A4.2-3].
     */
    readonly email?: string,
  ) {
    super(message)
  }
}

/** The three social identity providers. */
export type SocialProvider = 'google' | 'facebook' | 'github'

/** Who is signed in, as the authentication service knows them. */
export interface CloudUser {
  uid: string
  /** '' where a social provider told none. */
  email: string
  displayName: string
  photoUrl: string | undefined
  isEmailVerified: boolean
  /** What they can sign in with: `password` and names of social providers. */
  providers: readonly string[]
}

/** The authentication service [A7.3-1]. Everything that can fail rejects with a `CloudProblem`. */
export interface CloudAuth {
  /**
   * Calls `listener` with who is signed in: as soon as that is known, and at each change, in other tabs, too;
   * `isFresh` when somebody has just logged in on this page other than by a custom token. Returns the
   * unsubscriber.
   */
  watch: (listener: (user: CloudUser | undefined, isFresh: boolean) => void) => () => void
  /** Who is signed in, once that is known [A2.3-23]. */
  current: () => Promise<CloudUser | undefined>
  signIn: (email: string, password: string) => Promise<CloudUser>
  /** Leaves the page for the provider's; what became of it `redirectOutcome` tells on the way back. */
  signInWithProvider: (provider: SocialProvider) => Promise<void>
  /** Who came back from a social provider; undefined when nobody does. */
  redirectOutcome: () => Promise<CloudUser | undefined>
  signInWithCustomToken: (token: string) => Promise<CloudUser>
  /** Creates the user and signs them in. */
  signUp: (email: string, password: string) => Promise<CloudUser>
  sendVerification: () => Promise<void>
  sendPasswordReset: (email: string) => Promise<void>
  /**
   * Changes the address, or sends a mail whose link does, where the project wants new addresses confirmed:
   * `mailed`.
   */
  updateEmail: (email: string) => Promise<'changed' | 'mailed'>
  updatePassword: (password: string) => Promise<void>
  /**
   * Proves anew who one is, as changes of e-mail, password and deletion may ask for
   * (`auth/requires-recent-login`).
   */
  reauthenticate: (password: string) => Promise<void>
  /**
   * How long ago the user logged in or proved anew who they are, ms, by the service's clock. Asks the
   * service; rejects without a user.
   */
  logInAge: () => Promise<number>
  /** Names of providers that an e-mail can sign in with; [] where the project keeps that to itself. */
  providersFor: (email: string) => Promise<readonly string[]>
  /** The user's ID token, renewed when it is about to expire. Rejects without a user. */
  idToken: () => Promise<string>
  /** Asks the service again, e.g. whether the e-mail is verified by now. */
  reload: () => Promise<CloudUser | undefined>
  deleteUser: () => Promise<void>
  signOut: () => Promise<void>
}
