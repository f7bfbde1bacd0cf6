import type { SchemaError } from '../../schemas/generated/types'
import type { PushEvent } from '../../src/device/Device'
import { allPushChecks } from '../support/allPushChecks'

/**
 * What the incoming gateway has against a push: nothing (an empty list), or the schema's errors after
 * normalise.
 */
export function checkPush(event: PushEvent, raw: unknown): SchemaError[] {
  const normalise = allPushChecks.normalisers[event]
  const validate = allPushChecks.validators[event]
  return validate(normalise ? normalise(raw) : raw) ? [] : (validate.errors ?? [])
}
