import type { JsonObject } from '../../../authoring/json/JsonObject'
import type { Account, AccountChange } from '../../accounts/Account'
import { applyCode } from '../applyCode'
import { describeAccount, tokensFor } from '../answers'
import { callerOf, checkRecent, emailOf, hashNewPassword, textOf } from '../checks'
import type { IdentityCall, IdentityContext } from '../IdentityContext'
import { IdentityError } from '../IdentityError'
import { sendMail } from '../sendMail'

/** `accounts:update`: what a mail's code stands for, or what the caller changes of their own account. */
export const update: IdentityCall = async (context, request) => {
  const { body } = request
  if (body['oobCode'] !== undefined) return describe(await applyCode(context, textOf(body, 'oobCode')))
  const { account, signIn } = await callerOf(context, body)
  const changesKey = body['email'] !== undefined || body['password'] !== undefined
  if (changesKey) checkRecent(context, signIn)
  const change: AccountChange = {
    ...profileChange(body),
    ...providerChange(account, body),
    ...(body['email'] !== undefined &&
      emailChange(context, account, emailOf(body, 'email', 'INVALID_NEW_EMAIL'))),
    ...(body['password'] !== undefined && {
      password: await hashNewPassword(textOf(body, 'password')),
      passwordChangedAt: context.now(),
    }),
    // Elsewhere somebody may still be signed in who knew the old password.
    ...(changesKey && { tokensValidAfter: context.now() }),
  }
  // After the wait: another may have taken the address meanwhile.
  if (change.email !== undefined) emailChange(context, account, change.email)
  const changed = await context.accounts.change(account.uid, change)
  if (account.email !== undefined && changed.email !== account.email)
    await sendMail(context, {
      kind: 'recover',
      uid: account.uid,
      email: account.email,
      language: request.language,
    })
  return {
    ...describe(changed),
    ...((changesKey || body['returnSecureToken'] === true) &&
      (await tokensFor(context.tokens, changed, signIn))),
  }
}

function describe(account: Account): JsonObject {
  return { kind: 'identitytoolkit#SetAccountInfoResponse', ...describeAccount(account) }
}

function emailChange(
  { accounts, settings }: IdentityContext,
  account: Account,
  email: string,
): AccountChange {
  if (email === account.email) return {}
  if (settings.emailPrivacy)
    throw new IdentityError('OPERATION_NOT_ALLOWED : Please verify the new email before changing email.')
  if (accounts.byEmail(email) !== undefined) throw new IdentityError('EMAIL_EXISTS')
  return { email, emailVerified: false }
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

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value.slice(0, 2_000) : undefined
}

function providerChange(account: Account, body: JsonObject): AccountChange {
  const gone = Array.isArray(body['deleteProvider']) ? body['deleteProvider'] : []
  if (gone.length === 0) return {}
  return {
    linked: account.linked.filter(({ providerId }) => !gone.includes(providerId)),
    ...(gone.includes('password') && { password: undefined }),
  }
}
