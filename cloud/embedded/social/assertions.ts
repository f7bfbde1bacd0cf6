import { createHash } from 'node:crypto'
import type { LinkedProvider } from '../accounts/Account'
import type { IdentityContext } from '../identity/IdentityContext'

/** The social providers that the cloud stands in for. */
export const socialProviders = {
  'google.com': 'Google',
  'facebook.com': 'Facebook',
  'github.com': 'GitHub',
} as const

/** How long an assertion is good, s. */
const lifetime = 600

/** Whether there is a stand-in for that provider. */
export function isSocialProvider(id: string): id is keyof typeof socialProviders {
  return Object.hasOwn(socialProviders, id)
}

/**
 * The provider's word for who somebody is, signed, and good once; the same address is always the same person.
 */
export async function assertWho(
  { tokens, codes }: Pick<IdentityContext, 'tokens' | 'codes'>,
  providerId: string,
  who: { email: string; displayName?: string },
): Promise<string> {
  const email = who.email.toLowerCase()
  const { code } = await codes.issue({ kind: 'ASSERTION', uid: '', email }, lifetime)
  const subject = BigInt(
    `0x${createHash('sha256').update(`${providerId}:${email}`).digest('hex').slice(0, 16)}`,
  )
  const claims = { providerId, email, jti: code, sub: subject.toString(), name: who.displayName ?? '' }
  return tokens.sign('assertion', claims, lifetime)
}

/**
 * Who an assertion is about; undefined when it was not made here for that provider, is over or was used
 * before.
 */
export async function spendAssertion(
  { tokens, codes }: Pick<IdentityContext, 'tokens' | 'codes'>,
  providerId: string,
  token: string,
): Promise<LinkedProvider | undefined> {
  const { jti, sub, email, name, providerId: by } = (await tokens.read('assertion', token)) ?? {}
  if (by !== providerId || typeof jti !== 'string' || typeof sub !== 'string') return undefined
  if (!(await codes.spend(jti))) return undefined
  return {
    providerId,
    subject: sub,
    ...(typeof email === 'string' && email !== '' && { email }),
    ...(typeof name === 'string' && name !== '' && { displayName: name }),
  }
}
