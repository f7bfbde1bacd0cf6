import type { JsonObject } from '../../../../authoring/json/Json'
import type { Account } from '../../accounts/Account'
import { checkRecent } from '../changeKeys'
import { callerOf, emailOf, textOf } from '../checks'
import { mailAttempts } from '../createAttempts'
import type { IdentityCall, IdentityContext, IdentityRequest } from '../IdentityContext'
import { IdentityError } from '../IdentityError'
import { sendMail } from '../sendMail'

/** `accounts:sendOobCode`: sends the mail that was asked for into the outbox. */
export const sendOobCode: IdentityCall = async (context, request) => {
  switch (textOf(request.body, 'requestType')) {
    case 'VERIFY_EMAIL':
      return sendVerification(context, request)
    case 'PASSWORD_RESET':
      return sendReset(context, request)
    case 'VERIFY_AND_CHANGE_EMAIL':
      return sendChange(context, request)
    case '':
      throw new IdentityError('MISSING_REQ_TYPE')
    default:
      throw new IdentityError('OPERATION_NOT_ALLOWED')
  }
}

async function sendVerification(context: IdentityContext, { body, language }: IdentityRequest) {
  const { account } = await callerOf(context, body)
  const { uid, email } = account
  if (email === undefined) throw new IdentityError('MISSING_EMAIL')
  pace(context, account, email)
  await sendMail(context, { kind: 'verify', uid, email, language, continueUrl: textOf(body, 'continueUrl') })
  return answer(email)
}

async function sendReset(context: IdentityContext, { body, language }: IdentityRequest) {
  const email = emailOf(body)
  const account = context.accounts.byEmail(email)
  pace(context, account, email)
  // Who asks for a stranger's address learns nothing.
  if (account === undefined && !context.settings.emailPrivacy) throw new IdentityError('EMAIL_NOT_FOUND')
  if (account !== undefined && !account.disabled)
    await sendMail(context, {
      kind: 'reset',
      uid: account.uid,
      email,
      language,
      continueUrl: textOf(body, 'continueUrl'),
    })
  return answer(email)
}

async function sendChange(context: IdentityContext, { body, language }: IdentityRequest) {
  const { accounts, settings } = context
  const { account, signIn } = await callerOf(context, body)
  checkRecent(context, signIn)
  const newEmail = emailOf(body, 'newEmail', 'INVALID_NEW_EMAIL')
  const { uid, email = '' } = account
  pace(context, account, newEmail)
  const isTaken = accounts.byEmail(newEmail) !== undefined
  if (isTaken && !settings.emailPrivacy) throw new IdentityError('EMAIL_EXISTS')
  if (!isTaken)
    await sendMail(context, {
      kind: 'change',
      uid,
      email,
      newEmail,
      language,
      continueUrl: textOf(body, 'continueUrl'),
    })
  return { ...answer(email), newEmail }
}

function answer(email: string): JsonObject {
  return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email }
}

function pace({ attempts }: IdentityContext, account: Account | undefined, email: string): void {
  const what = mailAttempts(account, email)
  if (attempts.areTooMany(what)) throw new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER')
  attempts.count(what)
}
