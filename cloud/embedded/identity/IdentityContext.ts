import type { JsonObject } from '../../../authoring/json/Json'
import type { Accounts } from '../accounts/Accounts'
import type { Codes } from '../mail/openCodes'
import type { Outbox } from '../mail/openOutbox'
import type { Tokens } from '../tokens/createTokens'
import type { Attempts } from './createAttempts'

/** How the project is set up. */
export interface IdentitySettings {
  /**
   * E-mail privacy: nobody learns which addresses have an account, and a new address is confirmed by mail
   * before it counts. On in every new project.
   */
  emailPrivacy: boolean
}

/** What the calls of the identity service work with. */
export interface IdentityContext {
  accounts: Accounts
  tokens: Tokens
  codes: Codes
  outbox: Outbox
  attempts: Attempts
  settings: IdentitySettings
  now: () => number
}

/** One call: what it was given, and the language of whoever calls. */
export interface IdentityRequest {
  body: JsonObject
  language: string
}

/** Answers a call, or throws an `IdentityError`. */
export type IdentityCall = (context: IdentityContext, request: IdentityRequest) => Promise<JsonObject>
