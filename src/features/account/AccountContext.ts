import { createContext } from 'react'
import type { AccountUser } from '../../../machines/accountSync.machine'
import type { PendingLogout } from './session/createSession'

/** The cloud account of this interface, as far as the player's side of it is concerned. */
export interface Account {
  /** Whether this interface has accounts at all. */
  isPresent: boolean
  /**
   * Calls `listener` with who is signed in, now and at each change; `isFresh` when somebody has just logged
   * in here, other than by `signInWithToken`. Returns the unsubscriber.
   */
  watch: (listener: (user: AccountUser | undefined, isFresh: boolean) => void) => () => void
  /** The token that signs the player in as the user; undefined without a user. */
  token: () => Promise<string | undefined>
  signInWithToken: (token: string) => Promise<void>
  signOut: () => Promise<void>
  /** The log-out that a player still has to hear of. */
  pendingLogout: Pick<PendingLogout, 'leaverAt' | 'forget'>
}

/** An interface without accounts: nobody is signed in, and nobody ever will be. */
export const noAccount: Account = {
  isPresent: false,
  watch: () => () => undefined,
  token: () => Promise.resolve(undefined),
  signInWithToken: () => Promise.resolve(),
  signOut: () => Promise.resolve(),
  pendingLogout: { leaverAt: () => undefined, forget: () => undefined },
}

/** The account of this interface; without whoever provides one there is none. */
export const AccountContext = createContext<Account>(noAccount)
