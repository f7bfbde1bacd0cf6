import { cloudValidators } from '../../../schemas/generated/cloudValidators'
import type { CloudDevice } from '../../../schemas/generated/types'
import type { Report } from './Report'

const isDevice = (data: unknown): data is CloudDevice => cloudValidators.cloudDevice(data)

/** The devices of user_devices/{uid} [A3.2-1]: one that fails its schema is left out and reported; one without an id of its own has its key's. */
export const readDevices = (data: unknown, report: Report): CloudDevice[] => {
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]: [string, unknown]) => {
    if (value === null || value === undefined) return []
    const device: unknown = typeof value === 'object' ? { hwuuid: key, ...value } : value
    if (isDevice(device)) return [device]
    report('user_devices', cloudValidators.cloudDevice.errors)
    return []
  })
}
