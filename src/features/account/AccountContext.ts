import { createContext } from 'react'
import type { Account } from './Account'

/** An interface without accounts: nobody is signed in, and nobody ever will be. */
export const noAccount: Account = {
  isPresent: false,
  watch: () => () => undefined,
  token: () => Promise.resolve(undefined),
  signInWithToken: () => Promise.resolve(),
  signOut: () => Promise.resolve(),
  owedLogOut: { leaverAt: () => undefined, forget: () => undefined },
}

/** The account of this interface; without whoever provides one there is none. */
export const AccountContext = createContext<Account>(noAccount)
