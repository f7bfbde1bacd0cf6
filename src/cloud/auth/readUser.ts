import type { User } from 'firebase/auth'
import type { CloudUser } from '../ports/CloudAuth'
import { providerName } from './providerIds'

/** What the account area knows of a user of the SDK: no tokens. */
export const readUser = (user: User): CloudUser => ({
  uid: user.uid,
  email: user.email ?? '',
  displayName: user.displayName ?? '',
  photoUrl: user.photoURL ?? undefined,
  isEmailVerified: user.emailVerified,
  providers: user.providerData.map(({ providerId }) => providerName(providerId)),
})

/** The same of whoever is signed in, if anybody is. */
export const readCurrent = (user: User | null): CloudUser | undefined =>
  user === null ? undefined : readUser(user)
