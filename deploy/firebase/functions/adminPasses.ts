import type { Auth } from 'firebase-admin/auth'
import { decodeJwt } from 'jose'
import type { Passes } from '../../../cloud/services/ports/Passes'
import type { People } from '../../../cloud/services/ports/People'
import { isCode } from './adminPeople'

const customAudience =
  'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit'

/** Why a token is not good, as the SDK says it; whatever else fails is no word on the token. */
const bad = [
  'auth/argument-error',
  'auth/invalid-id-token',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-uid',
]

interface PassesOptions {
  auth: Pick<Auth, 'verifyIdToken' | 'createCustomToken'>
  people: Pick<People, 'find'>
  device: Passes['device']
  /** An ID token for a custom one; undefined when it is none that is good. */
  exchange: (customToken: string) => Promise<string | undefined>
}

/** The tokens of a real project as the services know them. */
export function adminPasses({ auth, people, device, exchange }: PassesOptions): Passes {
  const verify: Passes['verify'] = async (idToken) => {
    if (idToken === '') return undefined
    try {
      const { uid, email } = await auth.verifyIdToken(idToken, true)
      return { uid, ...(email !== undefined && { email }) }
    } catch (error) {
      if (isCode(error, ...bad)) return undefined
      throw error
    }
  }
  return {
    verify,
    device,
    customToken: (uid) => auth.createCustomToken(uid),
    async fromCustom(token) {
      const uid = claimedBy(token)
      // Exchanging a token makes the account that it names: one that is gone is not to come back by an old
      // one.
      if (uid === undefined || (await people.find(uid)) === undefined) return undefined
      const idToken = await exchange(token)
      return idToken === undefined ? undefined : (await verify(idToken))?.uid
    },
  }
}

/** Whom a token says that it signs in; nothing is proven by that. Undefined where it says so of nobody. */
function claimedBy(token: string): string | undefined {
  try {
    const { aud, uid } = decodeJwt(token)
    return aud === customAudience && typeof uid === 'string' ? uid : undefined
  } catch {
    return undefined
  }
}

/** ms */
const timeoutMs = 10_000

/**
 * Exchanges custom tokens for ID tokens, as pages do. `emulator` is where an authentication emulator is, e.g.
 * `127.0.0.1:9099`. Rejects when the service cannot be asked.
 */
export const exchangeAt =
  ({ apiKey, emulator }: { apiKey: string; emulator: string | undefined }): PassesOptions['exchange'] =>
  async (token) => {
    const service = 'identitytoolkit.googleapis.com'
    const origin = emulator === undefined ? `https://${service}` : `http://${emulator}/${service}`
    const response = await fetch(
      `${origin}/v1/accounts:signInWithCustomToken?key=${encodeURIComponent(apiKey)}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token, returnSecureToken: true }),
        signal: AbortSignal.timeout(timeoutMs),
      },
    )
    const { idToken, error }: { idToken?: unknown; error?: { message?: unknown } } = Object(
      await response.json(),
    )
    if (typeof idToken === 'string') return idToken
    // A wrong API key is a mistake of the operator, not of whoever has the token.
    if (/^(INVALID_CUSTOM_TOKEN|CREDENTIAL_MISMATCH|USER_DISABLED)/.test(String(error?.message)))
      return undefined
    throw new Error(`custom tokens cannot be exchanged: status ${response.status}`)
  }
