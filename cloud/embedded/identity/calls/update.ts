import type { JsonObject } from '../../../../authoring/json/Json'
import type { Account, AccountChange } from '../../accounts/Account'
import { applyCode } from '../applyCode'
import { describeAccount, tokensFor } from '../answers'
import { changeKeys, type KeyChange } from '../changeKeys'
import { callerOf, emailOf, hashNewPassword, textOf } from '../checks'
import type { IdentityCall } from '../IdentityContext'
import { IdentityError } from '../IdentityError'

/** `accounts:update`: what a mail's code stands for, or what the caller changes of their own account. */
export const update: IdentityCall = async (context, request) => {
  const { body, language } = request
  if (body['oobCode'] !== undefined)
    return describe(await applyCode(context, textOf(body, 'oobCode'), language))
  const { account, signIn } = await callerOf(context, body)
  const keys = await keyChange(account, body)
  const changesKey = Object.keys(keys).length > 0
  const changed = changesKey
    ? await changeKeys(context, account, keys, { by: 'sign-in', signIn }, language, profileChange(body))
    : await context.accounts.change(account.uid, profileChange(body))
  return {
    ...describe(changed),
    ...((changesKey || body['returnSecureToken'] === true) &&
      (await tokensFor(context.tokens, changed, signIn))),
  }
}

function describe(account: Account): JsonObject {
  return { kind: 'identitytoolkit#SetAccountInfoResponse', ...describeAccount(account) }
}

/** What lets the caller in, where the body changes it. */
async function keyChange(account: Account, body: JsonObject): Promise<KeyChange> {
  const gone = Array.isArray(body['deleteProvider']) ? body['deleteProvider'] : []
  return {
    ...(body['email'] !== undefined && { email: emailOf(body, 'email', 'INVALID_NEW_EMAIL') }),
    ...(gone.length > 0 && {
      linked: account.linked.filter(({ providerId }) => !gone.includes(providerId)),
    }),
    ...(gone.includes('password') && { password: null }),
    ...(body['password'] !== undefined && { password: await hashNewPassword(textOf(body, 'password')) }),
  }
}

function profileChange(body: JsonObject): AccountChange {
  const gone = Array.isArray(body['deleteAttribute']) ? body['deleteAttribute'] : []
  const { displayName, photoUrl } = body
  // The SDK takes a value away by sending null.
  return {
    ...('displayName' in body && { displayName: text(displayName) }),
    ...('photoUrl' in body && { photoUrl: text(photoUrl) }),
    ...(gone.includes('DISPLAY_NAME') && { displayName: undefined }),
    ...(gone.includes('PHOTO_URL') && { photoUrl: undefined }),
  }
}

/** Of a name or the address of a picture. */
const longest = 2_000

function text(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined
  if (value.length > longest) throw new IdentityError(`INVALID_ARGUMENT : More than ${longest} characters`)
  return value
}
