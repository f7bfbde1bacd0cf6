import type { Account, AccountChange, LinkedProvider } from '../accounts/Account'
import type { SignIn } from '../tokens/createTokens'
import type { IdentityContext } from './IdentityContext'
import { IdentityError } from './IdentityError'
import { passwordAttempts } from './createAttempts'
import { sendMail } from './sendMail'

/** What lets somebody in to an account, where it changes; null takes it away. */
export interface KeyChange {
  email?: string
  /** Salt and hash. */
  password?: Account['password'] | null
  linked?: LinkedProvider[]
}

/**
 * Why somebody may change keys: they have signed in a short while ago, or read a mail, which may have been to
 * an address of before.
 */
export type Proof = { by: 'sign-in'; signIn: SignIn } | { by: 'mail' | 'recovery' }

/** How long after signing in one may change what lets somebody in, or delete the account, s. */
const recent = 300

/** Throws unless that was a short while ago. */
export function checkRecent({ now }: IdentityContext, { at }: SignIn): void {
  if (now() / 1_000 - at > recent) throw new IdentityError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
}

/**
 * The one place where e-mail, password and providers of an account change, and `more` of it with them. It is
 * done only with proof; an address that somebody else has, or that must be confirmed by mail first, is
 * refused; tokens and devices of before are good no longer, since who knew the old keys may hold them; the
 * old address hears of a new one, and can take it back.
 */
export async function changeKeys(
  context: IdentityContext,
  { uid }: Account,
  keys: KeyChange,
  proof: Proof,
  language: string,
  more: AccountChange = {},
): Promise<Account> {
  const { accounts, attempts, now } = context
  if (proof.by === 'sign-in') checkRecent(context, proof.signIn)
  // As it is now: whoever asked has waited since.
  const account = accounts.byUid(uid)
  if (account === undefined) throw new IdentityError('USER_NOT_FOUND')
  const changed = await accounts.change(uid, {
    ...more,
    ...emailChange(context, account, keys.email, proof),
    ...(keys.linked !== undefined && { linked: keys.linked }),
    ...(keys.password !== undefined && {
      password: keys.password ?? undefined,
      passwordChangedAt: now(),
    }),
    // Who reads the mail owns the address.
    ...(proof.by !== 'sign-in' && { emailVerified: true }),
    tokensValidAfter: now(),
  })
  attempts.forget(passwordAttempts(account, ''))
  // Nor does who took the account hear how to take it again.
  if (account.email !== undefined && changed.email !== account.email && proof.by !== 'recovery')
    await sendMail(context, { kind: 'recover', uid, email: account.email, language })
  return changed
}

function emailChange(
  { accounts, settings }: IdentityContext,
  account: Account,
  email: string | undefined,
  proof: Proof,
): AccountChange {
  if (email === undefined || email === account.email) return {}
  if (settings.emailPrivacy && proof.by === 'sign-in')
    throw new IdentityError('OPERATION_NOT_ALLOWED : Please verify the new email before changing email.')
  if (accounts.byEmail(email) !== undefined) throw new IdentityError('EMAIL_EXISTS')
  return { email, emailVerified: false }
}
