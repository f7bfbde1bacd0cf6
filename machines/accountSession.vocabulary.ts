import type { UserRecord } from '../schemas/generated/types'

// The words of the machine that knows who is signed in to the cloud [A2.3-20 to A2.3-23].

/** Who is signed in, as the authentication service knows them. */
export interface SessionUser {
  uid: string
  /** '' where a social provider told none. */
  email: string
  displayName: string
  photoUrl: string | undefined
  isEmailVerified: boolean
  /** What they can sign in with: `password` and names of social providers. */
  providers: readonly string[]
}

/** What the machine remembers. */
export interface AccountSessionContext {
  user: SessionUser | undefined
  /** What the cloud keeps of the user; undefined where it has not come yet, or there is none. */
  record: UserRecord | undefined
  /** Why the record cannot be had. */
  problem: unknown
  /** The watch has failed once since it last told something. */
  hasFailedOnce: boolean
}

/**
 * What happens to the machine: from the `watchUser` actor, from the `watchRecord` actor, and from a person.
 */
export type AccountSessionEvent =
  | { type: 'user.told'; user: SessionUser | undefined }
  | { type: 'record.told'; record: UserRecord | undefined }
  | { type: 'record.failed'; problem: unknown }
  | { type: 'retry.pressed' }

/** `ended`: the service no longer takes the sign-in for good, e.g. because it was revoked elsewhere. */
export interface AccountSessionEmitted {
  type: 'ended'
}

/** Whether the service still takes a sign-in for good. */
export type SignInState = 'valid' | 'ended'
