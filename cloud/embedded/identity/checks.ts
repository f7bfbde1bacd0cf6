import type { JsonObject } from '../../../authoring/json/Json'
import type { Account } from '../accounts/Account'
import { hashPassword } from '../accounts/passwords'
import type { SignIn } from '../tokens/createTokens'
import type { IdentityContext } from './IdentityContext'
import { IdentityError } from './IdentityError'

const shortestPassword = 6
const longestPassword = 4_096

/** A text of the body; '' when it has none. */
export function textOf(body: JsonObject, key: string): string {
  const value = body[key]
  return typeof value === 'string' ? value : ''
}

/** An e-mail address of the body, in small letters; throws what the service says of one that is none. */
export function emailOf(body: JsonObject, key = 'email', code = 'INVALID_EMAIL'): string {
  const email = textOf(body, key).toLowerCase()
  if (email === '') throw new IdentityError(key === 'email' ? 'MISSING_EMAIL' : 'MISSING_NEW_EMAIL')
  if (email.length > 254 || !/^[^\s@<>"]+@[^\s@<>"]+$/.test(email)) throw new IdentityError(code)
  return email
}

/** Throws for a password that the service would not take. */
export async function hashNewPassword(password: string): Promise<NonNullable<Account['password']>> {
  if (password === '') throw new IdentityError('MISSING_PASSWORD')
  if (password.length < shortestPassword)
    throw new IdentityError('WEAK_PASSWORD : Password should be at least 6 characters')
  if (password.length > longestPassword)
    throw new IdentityError('PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Password is too long')
  return hashPassword(password)
}

/** Who the body's ID token is of; throws when it is not, or no longer, good. */
export async function callerOf(
  { accounts, tokens }: IdentityContext,
  body: JsonObject,
): Promise<{ account: Account; signIn: SignIn }> {
  const token = textOf(body, 'idToken')
  if (token === '') throw new IdentityError('MISSING_ID_TOKEN')
  const found = await tokens.readIdToken(token)
  if (found === undefined) throw new IdentityError('INVALID_ID_TOKEN')
  const account = accounts.byUid(found.identity.uid)
  if (account === undefined) throw new IdentityError('USER_NOT_FOUND')
  if (account.disabled) throw new IdentityError('USER_DISABLED')
  if (found.state !== 'good') throw new IdentityError('TOKEN_EXPIRED')
  return { account, signIn: found.signIn }
}

/** The account, unless it is closed. */
export function open(account: Account): Account {
  if (account.disabled) throw new IdentityError('USER_DISABLED')
  return account
}
