import { pushValidators } from '../../schemas/generated/pushValidators'
import { laterRequestNames } from '../../schemas/generated/laterRequestNames'
import { requestValidators } from '../../schemas/generated/requestValidators'
import { DeviceClient, type DeviceClientParts } from './DeviceClient'
import { normalisers } from './normalise/normalisers'

/**
 * The device client with the real schemas and repairs; those that not every screen needs are loaded when
 * needed. What `parts` brings takes the place of that.
 */
export const createDeviceClient = (
  parts: Pick<DeviceClientParts, 'brandWord' | 'ruleFor' | 'onViolation'> & Partial<DeviceClientParts>,
): DeviceClient =>
  new DeviceClient({
    requestValidators,
    laterRequests: {
      names: laterRequestNames,
      load: async () =>
        (await import('../../schemas/generated/laterRequestValidators')).laterRequestValidators,
    },
    pushChecks: { validators: pushValidators, normalisers },
    loadLaterPushChecks: async () => (await import('./topics/deferredPushChecks')).deferredPushChecks,
    ...parts,
  })
