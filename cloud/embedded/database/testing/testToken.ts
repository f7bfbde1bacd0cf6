import type { Verified } from '../verifyToken'

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token as the SDK sends them, not signed; `expiresAt` in ms. */
export function testToken(
  uid: string,
  claims: { email_verified?: boolean; expiresAt?: number } = {},
): string {
  const { expiresAt = Date.now() + 3_600_000, ...others } = claims
  const payload = { sub: uid, iat: 1, exp: Math.round(expiresAt / 1000), ...others }
  return `${part({ alg: 'none' })}.${part(payload)}.`
}

/** Whom such a token is of, unless it has expired. */
export function readTestToken(token: string, now: number): Verified | undefined {
  const payload: unknown = JSON.parse(
    Buffer.from(token.split('.')[1] ?? '', 'base64url').toString() || 'null',
  )
  if (typeof payload !== 'object' || payload === null || !('sub' in payload) || !('exp' in payload))
    return undefined
  if (typeof payload.sub !== 'string' || Number(payload.exp) * 1000 <= now) return undefined
  return {
    uid: payload.sub,
    email: `${payload.sub}@example.com`,
    email_verified: 'email_verified' in payload,
  }
}
