import { newTokens } from '../answers'
import { changeKeys } from '../changeKeys'
import { callerOf, emailOf, hashNewPassword, textOf } from '../checks'
import type { IdentityCall } from '../IdentityContext'
import { IdentityError } from '../IdentityError'

/** `accounts:signUp`: makes an account; with an ID token, gives that account an address and a password. */
export const signUp: IdentityCall = async (context, { body, language }) => {
  const { accounts } = context
  // Nobody comes in without an address.
  if (body['email'] === undefined && body['password'] === undefined)
    throw new IdentityError('ADMIN_ONLY_OPERATION')
  const caller = body['idToken'] === undefined ? undefined : await callerOf(context, body)
  const email = emailOf(body)
  const password = await hashNewPassword(textOf(body, 'password'))
  // After the wait: two may have come at once.
  if (caller === undefined && accounts.byEmail(email) !== undefined) throw new IdentityError('EMAIL_EXISTS')
  const displayName = textOf(body, 'displayName') || undefined
  const account =
    caller === undefined
      ? await accounts.create({ email, password, displayName })
      : await changeKeys(
          context,
          caller.account,
          { email, password },
          { by: 'sign-in', signIn: caller.signIn },
          language,
        )
  return {
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId: account.uid,
    email,
    ...(displayName !== undefined && { displayName }),
    ...(await newTokens(context, account, 'password')),
  }
}
