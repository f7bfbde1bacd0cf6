import { laterPushValidators } from '../../schemas/generated/laterPushValidators'
import { pushValidators } from '../../schemas/generated/pushValidators'
import type { PushPayloads, Validate } from '../../schemas/generated/types'
import type { PushEvent } from '../../src/device/Device'
import { laterNormalisers } from '../../src/device/normalise/laterNormalisers'
import { normalisers } from '../../src/device/createDeviceClient'
import type { Repair } from '../../src/device/normalise/repair'

const validators: { [E in PushEvent]: Validate<PushPayloads[E]> } = {
  ...pushValidators,
  ...laterPushValidators,
}
const repairs: { [E in PushEvent]?: Repair } = { ...normalisers, ...laterNormalisers }

/** The checks of all pushes at once, those that the panel loads later included. */
export const allPushChecks = { validators, normalisers: repairs }
