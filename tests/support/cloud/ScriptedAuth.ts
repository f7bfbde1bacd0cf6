import {
  type CloudAuth,
  type CloudUser,
  type SocialProvider,
  CloudProblem,
} from '../../../src/cloud/ports/CloudAuth'
import { cloudSamples } from './cloudSamples'
import type { ScriptedCalls } from './ScriptedCalls'

type Watcher = Parameters<CloudAuth['watch']>[0]

/** The authentication service of a scripted cloud: whoever signs in is `next`. */
export class ScriptedAuth implements CloudAuth {
  /** Who signs in next, by whatever way. */
  next: CloudUser = cloudSamples.user
  /** Who comes back from a social provider. */
  outcome: CloudUser | undefined
  /** What `providersFor` answers. */
  knownProviders: readonly string[] = []
  /** Whether a change of the e-mail is confirmed by mail. */
  emailChange: 'changed' | 'mailed' = 'changed'
  /** How long ago the user logged in, ms. */
  age = 0
  readonly #watchers = new Set<Watcher>()
  readonly #pass: ScriptedCalls['pass']
  #user: CloudUser | undefined

  constructor(pass: ScriptedCalls['pass'], user: CloudUser | undefined) {
    this.#pass = pass
    this.#user = user
  }

  /** Who is signed in. */
  get user(): CloudUser | undefined {
    return this.#user
  }

  /** Somebody, or nobody, is signed in from now on. */
  become(user: CloudUser | undefined, isFresh: boolean): void {
    this.#user = user
    for (const listener of this.#watchers) listener(user, isFresh)
  }

  watch(listener: Watcher): () => void {
    let isWatching = true
    void this.#pass('auth.watch').then(() => {
      if (!isWatching) return
      this.#watchers.add(listener)
      listener(this.#user, false)
    })
    return () => {
      isWatching = false
      this.#watchers.delete(listener)
    }
  }

  async current(): Promise<CloudUser | undefined> {
    await this.#pass('auth.current')
    return this.#user
  }

  signIn(email: string, password: string): Promise<CloudUser> {
    return this.#enter({ ...this.next, email }, true, 'auth.signIn', email, password)
  }

  async signInWithProvider(provider: SocialProvider): Promise<void> {
    await this.#pass('auth.signInWithProvider', provider)
  }

  async redirectOutcome(): Promise<CloudUser | undefined> {
    await this.#pass('auth.redirectOutcome')
    return this.outcome
  }

  signInWithCustomToken(token: string): Promise<CloudUser> {
    return this.#enter(this.next, false, 'auth.signInWithCustomToken', token)
  }

  signUp(email: string, password: string): Promise<CloudUser> {
    const user = { ...this.next, email, displayName: '', isEmailVerified: false }
    return this.#enter(user, true, 'auth.signUp', email, password)
  }

  sendVerification(): Promise<void> {
    return this.#pass('auth.sendVerification')
  }

  sendPasswordReset(email: string): Promise<void> {
    return this.#pass('auth.sendPasswordReset', email)
  }

  async updateEmail(email: string): Promise<'changed' | 'mailed'> {
    await this.#pass('auth.updateEmail', email)
    if (this.emailChange === 'changed' && this.#user) this.become({ ...this.#user, email }, false)
    return this.emailChange
  }

  updatePassword(password: string): Promise<void> {
    return this.#pass('auth.updatePassword', password)
  }

  reauthenticate(password: string): Promise<void> {
    return this.#pass('auth.reauthenticate', password)
  }

  async logInAge(): Promise<number> {
    await this.#pass('auth.logInAge')
    return this.age
  }

  async providersFor(email: string): Promise<readonly string[]> {
    await this.#pass('auth.providersFor', email)
    return this.knownProviders
  }

  async idToken(): Promise<string> {
    await this.#pass('auth.idToken')
    if (!this.#user) throw new CloudProblem('auth/no-current-user')
    return 'id-token'
  }

  async reload(): Promise<CloudUser | undefined> {
    await this.#pass('auth.reload')
    return this.#user
  }

  async deleteUser(): Promise<void> {
    await this.#pass('auth.deleteUser')
    this.become(undefined, false)
  }

  async signOut(): Promise<void> {
    await this.#pass('auth.signOut')
    this.become(undefined, false)
  }

  async #enter(user: CloudUser, isFresh: boolean, ...call: Parameters<ScriptedCalls['pass']>) {
    await this.#pass(...call)
    this.become(user, isFresh)
    return user
  }
}
