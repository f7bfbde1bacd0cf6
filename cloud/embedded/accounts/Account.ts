/** A way in that a social provider vouches for. */
export type LinkedProvider = {
  /** e.g. `google.com`. */
  providerId: string
  /** Who that is with the provider. */
  subject: string
  email?: string
  displayName?: string
  photoUrl?: string
}

/** A user as the cloud keeps it. */
export type Account = {
  uid: string
  email?: string
  emailVerified: boolean
  /** Salt and hash of the password, in base64; missing when there is none. */
  password?: { salt: string; hash: string }
  displayName?: string
  photoUrl?: string
  linked: LinkedProvider[]
  disabled: boolean
  /** ms since 1970, as the next ones. */
  createdAt: number
  lastLoginAt: number
  passwordChangedAt?: number
  /** Tokens of before are not good any more. */
  tokensValidAfter: number
}

/** What may be changed of an account; undefined takes a value away. */
export type AccountChange = { [K in keyof Omit<Account, 'uid'>]?: Account[K] | undefined }
