import { pushValidators } from '../../schemas/generated/pushValidators'
import type { SchemaError } from '../../schemas/generated/types'
import type { PushEvent } from '../../src/device/Device'
import { normalisers } from '../../src/device/normalise'

/** What the incoming door has against a push: nothing (an empty list), or the schema's errors after normalise. */
export function checkPush(event: PushEvent, raw: unknown): SchemaError[] {
  const normalise = normalisers[event]
  const validate = pushValidators[event]
  return validate(normalise ? normalise(raw) : raw) ? [] : (validate.errors ?? [])
}
