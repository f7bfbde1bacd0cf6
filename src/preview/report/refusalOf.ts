import { allRequestValidators } from '../../../schemas/generated/allRequestValidators'
import type { Validate } from '../../../schemas/generated/types'

/** Names that the socket library keeps for itself; sending one never reaches a player. */
const reserved =
  /^(connect(_error|_timeout|ing)?|disconnect(ing)?|error|reconnect\w*|ping|pong|newListener|removeListener)$/

const validators = new Map<string, Validate>(Object.entries(allRequestValidators))

/** Why the interface would not send a request that a page asks for; undefined when it would. */
export function refusalOf(event: string, payload: unknown): string | undefined {
  if (reserved.test(event)) return 'its name is kept for the connection itself'
  const validate = validators.get(event)
  if (!validate || validate(payload)) return undefined
  const [error] = validate.errors ?? []
  return [error?.instancePath || 'its payload', error?.message].filter(Boolean).join(' ')
}
