import { tokensFor } from '../answers'
import { open, textOf } from '../checks'
import type { IdentityCall } from '../IdentityContext'
import { IdentityError } from '../IdentityError'
import { localProject } from '../../../cloudConfig'

/** `token`: a new ID token for a refresh token. */
export const refresh: IdentityCall = async ({ accounts, tokens }, { body }) => {
  if (textOf(body, 'grant_type') !== 'refresh_token') throw new IdentityError('INVALID_GRANT_TYPE')
  const token = textOf(body, 'refresh_token')
  if (token === '') throw new IdentityError('MISSING_REFRESH_TOKEN')
  const read = await tokens.readRefreshToken(token)
  if (read === undefined) throw new IdentityError('INVALID_REFRESH_TOKEN')
  const { state, signIn } = read
  const account = accounts.byUid(signIn.uid)
  if (account === undefined) throw new IdentityError('USER_NOT_FOUND')
  open(account)
  if (state === 'revoked') throw new IdentityError('TOKEN_EXPIRED')
  const { idToken = '', refreshToken = '', expiresIn = '' } = await tokensFor(tokens, account, signIn)
  return {
    access_token: idToken,
    id_token: idToken,
    refresh_token: refreshToken,
    expires_in: expiresIn,
    token_type: 'Bearer',
    user_id: account.uid,
    project_id: localProject.projectId,
  }
}
