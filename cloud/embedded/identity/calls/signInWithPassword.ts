import { isPassword } from '../../accounts/passwords'
import { newTokens } from '../answers'
import { emailOf, open, textOf } from '../checks'
import { passwordAttempts } from '../createAttempts'
import type { IdentityCall } from '../IdentityContext'
import { IdentityError } from '../IdentityError'

/** `accounts:signInWithPassword`. */
export const signInWithPassword: IdentityCall = async (context, { body }) => {
  const { accounts, attempts, settings, now } = context
  const email = emailOf(body)
  const password = textOf(body, 'password')
  if (password === '') throw new IdentityError('MISSING_PASSWORD')
  const found = accounts.byEmail(email)
  const what = passwordAttempts(found, email)
  if (attempts.areTooMany(what))
    throw new IdentityError(
      'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account is paused for a minute after many failed login attempts.',
    )
  // Counted before the wait, so that many at once are many, too.
  attempts.count(what)
  const right = await isPassword(found, password)
  if (found === undefined || !right) {
    if (settings.emailPrivacy) throw new IdentityError('INVALID_LOGIN_CREDENTIALS')
    throw new IdentityError(found === undefined ? 'EMAIL_NOT_FOUND' : 'INVALID_PASSWORD')
  }
  attempts.forget(what)
  const account = await accounts.change(open(found).uid, { lastLoginAt: now() })
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    localId: account.uid,
    email,
    displayName: account.displayName ?? '',
    registered: true,
    ...(await newTokens(context, account, 'password')),
  }
}
