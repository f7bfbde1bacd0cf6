import type { JsonObject } from '../../../../authoring/json/Json'
import { accountOf, codeOf, spend } from '../applyCode'
import { changeKeys } from '../changeKeys'
import { hashNewPassword, textOf } from '../checks'
import type { IdentityCall } from '../IdentityContext'
import { IdentityError } from '../IdentityError'

/** `accounts:resetPassword`: says what a code is good for; with a new password, sets that. */
export const resetPassword: IdentityCall = async (context, { body, language }) => {
  const code = codeOf(context, textOf(body, 'oobCode'))
  const account = accountOf(context, code)
  const answer: JsonObject = {
    kind: 'identitytoolkit#ResetPasswordResponse',
    email: code.email,
    ...(code.newEmail !== undefined && { newEmail: code.newEmail }),
    requestType: code.kind,
  }
  const password = textOf(body, 'newPassword')
  if (password === '') return answer
  if (code.kind !== 'PASSWORD_RESET') throw new IdentityError('INVALID_OOB_CODE')
  const hashed = await hashNewPassword(password)
  await spend(context, code)
  await changeKeys(context, account, { password: hashed }, { by: 'mail' }, language)
  return answer
}
