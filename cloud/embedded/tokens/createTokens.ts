import type { KeyObject } from 'node:crypto'
import type { JsonObject } from '../../../authoring/json/Json'
import type { Account } from '../accounts/Account'
import type { Accounts } from '../accounts/Accounts'
import { readJwt, signJwt } from './jwt'

/** Who a valid ID token is about; what database and storage rules know as `auth`. */
export interface Identity {
  uid: string
  email?: string
  email_verified: boolean
  /** All that the token says, as rules see it in `auth.token`. */
  claims: JsonObject
  /** When it ends, ms since 1970. */
  expiresAt: number
}

/** Who an ID token is about, or undefined when it is not, or no longer, good. */
export type VerifyIdToken = (token: string) => Promise<Identity | undefined>

/** How somebody came in, and when; kept through every renewal. */
export interface SignIn {
  uid: string
  /** e.g. `password`, `google.com`, `custom`. */
  provider: string
  /** s since 1970. */
  at: number
}

/** Makes and reads every token of the cloud. One kind is never good for another. */
export interface Tokens {
  /** Seconds that an ID token lasts from now on. */
  setLifetime(seconds: number): void
  /** Ends every ID token of before; refresh tokens go on. */
  expireAll(): void
  lifetime(): number
  idToken(account: Account, signIn: SignIn): Promise<string>
  /** Reads one whose time may be over: why it is no good is another matter. */
  readIdToken(
    token: string,
  ): Promise<{ state: 'good' | 'expired' | 'revoked'; identity: Identity; signIn: SignIn } | undefined>
  verifyIdToken: VerifyIdToken
  refreshToken(signIn: SignIn): Promise<string>
  readRefreshToken(token: string): Promise<{ state: 'good' | 'revoked'; signIn: SignIn } | undefined>
  /** What the device and the functions API hand out to sign somebody in. */
  customToken(uid: string, claims?: JsonObject): Promise<string>
  readCustomToken(token: string): Promise<{ state: 'good' | 'expired'; uid: string } | undefined>
  /** Signs any other statement, e.g. that somebody is known to a provider; `kind` keeps them apart. */
  sign(kind: string, claims: JsonObject, seconds: number): Promise<string>
  /** What was signed as that kind and is not over yet. */
  read(kind: string, token: string): Promise<JsonObject | undefined>
}

interface TokenOptions {
  key: KeyObject
  projectId: string
  now: () => number
  accounts: Pick<Accounts, 'byUid'>
  /** Seconds that an ID token lasts. */
  lifetime: number
}

const customAudience =
  'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit'

/** Tokens for the accounts, by the cloud's clock. */
export function createTokens({ key, projectId, now, accounts, lifetime }: TokenOptions): Tokens {
  let seconds = lifetime
  let oldest = 0
  const clock = () => Math.floor(now() / 1_000)
  const issuer = `https://securetoken.google.com/${projectId}`

  const read = async (kind: string, token: string) => {
    const claims = await readJwt(token, key)
    return claims?.['kind'] === kind ? claims : undefined
  }
  const readIdToken: Tokens['readIdToken'] = async (token) => {
    const claims = await readJwt(token, key)
    if (claims === undefined || claims['kind'] !== undefined || claims['iss'] !== issuer) return undefined
    const { sub: uid, exp, iat, auth_time: at, email, sign_in_provider: provider } = flat(claims)
    if (typeof uid !== 'string' || typeof exp !== 'number' || typeof iat !== 'number') return undefined
    const account = accounts.byUid(uid)
    const revoked = account === undefined || account.disabled || iat * 1_000 < account.tokensValidAfter
    const state = revoked ? 'revoked' : exp <= clock() || iat * 1_000 < oldest ? 'expired' : 'good'
    return {
      state,
      identity: {
        uid,
        ...(typeof email === 'string' && { email }),
        email_verified: claims['email_verified'] === true,
        claims,
        expiresAt: exp * 1_000,
      },
      signIn: {
        uid,
        provider: typeof provider === 'string' ? provider : 'custom',
        at: typeof at === 'number' ? at : iat,
      },
    }
  }

  return {
    setLifetime: (next) => void (seconds = next),
    // Tokens say their second only: whatever was made in the one that runs is of before, too.
    expireAll: () => void (oldest = Math.max((clock() + 1) * 1_000, oldest + 1_000)),
    lifetime: () => seconds,
    idToken(account, signIn) {
      const iat = Math.max(clock(), Math.ceil(Math.max(oldest, account.tokensValidAfter) / 1_000))
      const identities = identitiesOf(account)
      return signJwt(
        {
          ...(account.displayName !== undefined && { name: account.displayName }),
          ...(account.photoUrl !== undefined && { picture: account.photoUrl }),
          iss: issuer,
          aud: projectId,
          auth_time: signIn.at,
          user_id: account.uid,
          sub: account.uid,
          iat,
          exp: iat + seconds,
          ...(account.email !== undefined && { email: account.email }),
          email_verified: account.emailVerified,
          firebase: { identities, sign_in_provider: signIn.provider },
        },
        key,
      )
    },
    readIdToken,
    async verifyIdToken(token) {
      const found = await readIdToken(token)
      return found?.state === 'good' ? found.identity : undefined
    },
    refreshToken: ({ uid, provider, at }) => signJwt({ kind: 'refresh', uid, provider, at, iat: now() }, key),
    async readRefreshToken(token) {
      const { uid, provider, at, iat } = (await read('refresh', token)) ?? {}
      if (typeof uid !== 'string' || typeof provider !== 'string' || typeof at !== 'number') return undefined
      const account = accounts.byUid(uid)
      const revoked = account === undefined || Number(iat) < account.tokensValidAfter
      return { state: revoked ? 'revoked' : 'good', signIn: { uid, provider, at } }
    },
    customToken: (uid, claims = {}) =>
      signJwt({ kind: 'custom', aud: customAudience, uid, claims, iat: clock(), exp: clock() + 3_600 }, key),
    async readCustomToken(token) {
      const { uid, exp } = (await read('custom', token)) ?? {}
      if (typeof uid !== 'string' || typeof exp !== 'number') return undefined
      return { state: exp <= clock() ? 'expired' : 'good', uid }
    },
    sign: (kind, claims, seconds) =>
      signJwt({ ...claims, kind: `signed:${kind}`, exp: clock() + seconds }, key),
    async read(kind, token) {
      const claims = await read(`signed:${kind}`, token)
      return claims !== undefined && Number(claims['exp']) > clock() ? claims : undefined
    },
  }
}

function flat(claims: JsonObject): JsonObject {
  const { firebase } = claims
  return typeof firebase === 'object' && firebase !== null && !Array.isArray(firebase)
    ? { ...claims, ...firebase }
    : claims
}

function identitiesOf({ email, linked }: Account): JsonObject {
  const entries = linked.map(({ providerId, subject }): [string, string[]] => [providerId, [subject]])
  return { ...(email !== undefined && { email: [email] }), ...Object.fromEntries(entries) }
}
