import type { IncomingMessage } from 'node:http'
import { type Json, type JsonObject, isJsonObject } from '../../../authoring/json/Json'
import { readBody } from '../../../player/http/readBody'
import { localProject } from '../../cloudConfig'
import type { CloudHandler } from '../../services/http/CloudPart'
import { answerJson } from '../../services/http/answers'
import { languageOf } from '../../pages/languageOf'
import type { IdentityCall, IdentityContext } from './IdentityContext'
import { IdentityError } from './IdentityError'
import { createAuthUri } from './calls/createAuthUri'
import { deleteAccount } from './calls/deleteAccount'
import { lookup } from './calls/lookup'
import { refresh } from './calls/refresh'
import { resetPassword } from './calls/resetPassword'
import { sendOobCode } from './calls/sendOobCode'
import { signInWithCustomToken } from './calls/signInWithCustomToken'
import { signInWithIdp } from './calls/signInWithIdp'
import { signInWithPassword } from './calls/signInWithPassword'
import { signUp } from './calls/signUp'
import { update } from './calls/update'

const largestBody = 100_000
const toolkit = '/identitytoolkit.googleapis.com'

const calls: Readonly<Record<string, IdentityCall>> = {
  [`${toolkit}/v1/accounts:signUp`]: signUp,
  [`${toolkit}/v1/accounts:signInWithPassword`]: signInWithPassword,
  [`${toolkit}/v1/accounts:signInWithCustomToken`]: signInWithCustomToken,
  [`${toolkit}/v1/accounts:signInWithIdp`]: signInWithIdp,
  [`${toolkit}/v1/accounts:update`]: update,
  [`${toolkit}/v1/accounts:sendOobCode`]: sendOobCode,
  [`${toolkit}/v1/accounts:resetPassword`]: resetPassword,
  [`${toolkit}/v1/accounts:lookup`]: lookup,
  [`${toolkit}/v1/accounts:delete`]: deleteAccount,
  [`${toolkit}/v1/accounts:createAuthUri`]: createAuthUri,
  '/securetoken.googleapis.com/v1/token': refresh,
}

/** What is asked of the project itself. */
const project: Readonly<Record<string, (host: string) => JsonObject>> = {
  [`${toolkit}/v1/projects`]: (host) => ({
    projectId: localProject.projectId,
    authorizedDomains: ['localhost', '127.0.0.1', host],
  }),
  [`${toolkit}/v1/recaptchaParams`]: () => ({ kind: 'identitytoolkit#GetRecaptchaParamResponse' }),
  [`${toolkit}/v2/recaptchaConfig`]: () => ({
    recaptchaKey: 'projects/local/keys/none',
    recaptchaEnforcementState: [{ provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'OFF' }],
  }),
  [`${toolkit}/v2/passwordPolicy`]: () => ({
    customStrengthOptions: { minPasswordLength: 6, maxPasswordLength: 4_096 },
    allowedNonAlphanumericCharacters: [],
    enforcementState: 'OFF',
    schemaVersion: 1,
  }),
}

/** The identity service as the SDK calls it: identity toolkit v1 and secure token v1. */
export function routeIdentity(context: IdentityContext): CloudHandler {
  return async (request, response, { pathname, hostname }) => {
    const about = Object.hasOwn(project, pathname) ? project[pathname] : undefined
    if (about !== undefined && request.method === 'GET') return answerJson(response, about(hostname))
    const call = Object.hasOwn(calls, pathname) ? calls[pathname] : undefined
    if (call === undefined || request.method !== 'POST') return false
    try {
      const body = await readFields(request)
      return answerJson(response, await call(context, { body, language: languageOf(request) }))
    } catch (error) {
      if (!(error instanceof IdentityError)) throw error
      return answerJson(response, error.toBody(), error.status)
    }
  }
}

/** The body, JSON or of a form, by what it says it is. */
async function readFields(request: IncomingMessage): Promise<JsonObject> {
  const bytes = await readBody(request, largestBody)
  if (bytes === undefined) throw new IdentityError('REQUEST_TOO_LARGE', 413)
  const text = bytes.toString('utf8')
  if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true)
    return Object.fromEntries(new URLSearchParams(text))
  try {
    const body: Json = JSON.parse(text === '' ? '{}' : text)
    if (isJsonObject(body)) return body
  } catch {
    // Told below, as a list or a number is.
  }
  throw new IdentityError('INVALID_ARGUMENT : The body is not a JSON object')
}
