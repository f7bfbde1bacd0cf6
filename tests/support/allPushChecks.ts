import { laterPushValidators } from '../../schemas/generated/laterPushValidators'
import { pushValidators } from '../../schemas/generated/pushValidators'
import type { PushPayloads, Validate } from '../../schemas/generated/types'
import type { PushEvent } from '../../src/device/Device'
import { deferredNormalisers } from '../../src/device/normalise/deferredNormalisers'
import { normalisers } from '../../src/device/normalise/normalisers'
import type { Repair } from '../../src/device/normalise/repair'

const validators: { [E in PushEvent]: Validate<PushPayloads[E]> } = {
  ...pushValidators,
  ...laterPushValidators,
}
const repairs: { [E in PushEvent]?: Repair } = { ...normalisers, ...deferredNormalisers }

/** The checks of all pushes at once, those that the panel loads later included. */
export const allPushChecks = { validators, normalisers: repairs }
