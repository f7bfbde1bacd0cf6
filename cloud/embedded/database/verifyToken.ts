import type { Signed } from './rules/Signed'

/** What the cloud knows of whoever holds a token. */
export interface Verified {
  uid: string
  email?: string | undefined
  email_verified?: boolean | undefined
}

/** Gives what a token vouches for, or undefined when it is forged, expired or its account is gone. */
export type VerifyIdToken = (token: string) => Verified | undefined | Promise<Verified | undefined>

/** Someone signed in, and when the token expires, in ms; undefined when it does not. */
export interface TokenHolder {
  auth: Signed
  expiresAt: number | undefined
}

/** Has a token verified and adds what else it claims. Resolves with undefined for one that is not valid. */
export async function verifyToken(verify: VerifyIdToken, token: unknown): Promise<TokenHolder | undefined> {
  if (typeof token !== 'string') return undefined
  const verified = await verify(token)
  if (verified === undefined) return undefined
  const claims = readClaims(token)
  const expires = claims['exp']
  return {
    auth: { uid: verified.uid, token: { ...claims, ...verified } },
    expiresAt: typeof expires === 'number' ? expires * 1000 : undefined,
  }
}

/** The claims of a token whose signature was checked by whoever verified it. */
function readClaims(token: string): Record<string, unknown> {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    return typeof claims === 'object' && claims !== null ? { ...claims } : {}
  } catch {
    return {}
  }
}
