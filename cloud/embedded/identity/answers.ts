import type { JsonObject } from '../../../authoring/json/Json'
import type { Account } from '../accounts/Account'
import type { SignIn } from '../tokens/createTokens'
import type { IdentityContext } from './IdentityContext'

/** The tokens of somebody who has just come in, in the answer's words. */
export function newTokens(
  { tokens, now }: IdentityContext,
  account: Account,
  provider: string,
): Promise<JsonObject> {
  return tokensFor(tokens, account, { uid: account.uid, provider, at: Math.floor(now() / 1_000) })
}

/** New tokens for somebody who came in before. */
export async function tokensFor(
  tokens: IdentityContext['tokens'],
  account: Account,
  signIn: SignIn,
): Promise<JsonObject> {
  return {
    idToken: await tokens.idToken(account, signIn),
    refreshToken: await tokens.refreshToken(signIn),
    expiresIn: String(tokens.lifetime()),
  }
}

/** How an account can be signed in to, as lists of providers have it. */
export function providersOf({ password, linked }: Account): string[] {
  return [...(password === undefined ? [] : ['password']), ...linked.map(({ providerId }) => providerId)]
}

/** An account's ways in, as the answers have them. */
export function providerInfo(account: Account): JsonObject[] {
  const { email, displayName, photoUrl, password, linked } = account
  const own =
    password === undefined || email === undefined
      ? []
      : [{ providerId: 'password', federatedId: email, rawId: email, email, ...about(displayName, photoUrl) }]
  return [
    ...own,
    ...linked.map(({ providerId, subject, email, displayName, photoUrl }) => ({
      providerId,
      rawId: subject,
      federatedId: subject,
      ...(email !== undefined && { email }),
      ...about(displayName, photoUrl),
    })),
  ]
}

/** An account as `accounts:lookup` tells it. */
export function describeAccount(account: Account): JsonObject {
  const { uid, email, emailVerified, displayName, photoUrl, password, disabled } = account
  return {
    localId: uid,
    ...(email !== undefined && { email }),
    emailVerified,
    ...about(displayName, photoUrl),
    // That there is one is told, never which.
    ...(password !== undefined && { passwordHash: 'UkVEQUNURUQ=' }),
    providerUserInfo: providerInfo(account),
    validSince: String(Math.floor(account.tokensValidAfter / 1_000)),
    disabled,
    createdAt: String(account.createdAt),
    lastLoginAt: String(account.lastLoginAt),
    lastRefreshAt: new Date(account.lastLoginAt).toISOString(),
  }
}

function about(displayName: string | undefined, photoUrl: string | undefined): JsonObject {
  return { ...(displayName !== undefined && { displayName }), ...(photoUrl !== undefined && { photoUrl }) }
}
