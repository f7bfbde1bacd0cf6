import { randomUUID } from 'node:crypto'
import { providersOf } from '../answers'
import { emailOf } from '../checks'
import type { IdentityCall } from '../IdentityContext'

/** `accounts:createAuthUri`: how an address can be signed in with; with e-mail privacy nothing is told. */
export const createAuthUri: IdentityCall = async ({ accounts, settings }, { body }) => {
  const account = accounts.byEmail(emailOf(body, 'identifier', 'INVALID_IDENTIFIER'))
  const providers = account === undefined ? [] : providersOf(account)
  return {
    kind: 'identitytoolkit#CreateAuthUriResponse',
    sessionId: randomUUID(),
    ...(!settings.emailPrivacy && {
      registered: account !== undefined,
      allProviders: providers,
      signinMethods: providers,
    }),
  }
}
