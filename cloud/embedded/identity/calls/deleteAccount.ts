import { checkRecent } from '../changeKeys'
import { callerOf } from '../checks'
import type { IdentityCall } from '../IdentityContext'

/** `accounts:delete`. */
export const deleteAccount: IdentityCall = async (context, { body }) => {
  const { account, signIn } = await callerOf(context, body)
  checkRecent(context, signIn)
  await context.accounts.remove(account.uid)
  return { kind: 'identitytoolkit#DeleteAccountResponse' }
}
