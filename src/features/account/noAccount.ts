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
