import { pushValidators } from '../../schemas/generated/pushValidators'
import { requestValidators } from '../../schemas/generated/requestValidators'
import { DeviceClient, type DeviceClientParts } from './DeviceClient'
import { normalisers } from './normalise'

/** The device client with the real schemas and repairs. */
export const createDeviceClient = (
  parts: Pick<DeviceClientParts, 'brandWord' | 'ruleFor' | 'onViolation'>,
): DeviceClient =>
  new DeviceClient({
    ...parts,
    pushValidators,
    requestValidators,
    normalise: (event, payload) => {
      const repair = normalisers[event]
      return repair ? repair(payload) : payload
    },
  })
