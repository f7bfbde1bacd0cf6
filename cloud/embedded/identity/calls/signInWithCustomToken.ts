import { newTokens } from '../answers'
import { open, textOf } from '../checks'
import type { IdentityCall } from '../IdentityContext'
import { IdentityError } from '../IdentityError'

/**
 * `accounts:signInWithCustomToken`: what a device or the functions API hands out. An account that is gone is
 * made anew, as real projects do.
 */
export const signInWithCustomToken: IdentityCall = async (context, { body }) => {
  const { accounts, tokens, now } = context
  const token = textOf(body, 'token')
  if (token === '') throw new IdentityError('MISSING_CUSTOM_TOKEN')
  const read = await tokens.readCustomToken(token)
  if (read === undefined)
    throw new IdentityError('INVALID_CUSTOM_TOKEN : The token was not signed by this project')
  if (read.state === 'expired') throw new IdentityError('INVALID_CUSTOM_TOKEN : The token has expired')
  const known = accounts.byUid(read.uid)
  const account =
    known === undefined
      ? await accounts.create({ uid: read.uid })
      : await accounts.change(open(known).uid, { lastLoginAt: now() })
  return {
    kind: 'identitytoolkit#VerifyCustomTokenResponse',
    isNewUser: known === undefined,
    ...(await newTokens(context, account, 'custom')),
  }
}
