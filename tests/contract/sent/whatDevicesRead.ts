import type { RequestEvent } from '../../../src/device/Device'
import type { Reading } from './Reading'
import { readingsOfDevice } from './readingsOfDevice'
import { readingsOfMusic } from './readingsOfMusic'

/**
 * What real devices read of each request of the contract: measured on the open-source device software and
 * read in its code, said in our words. Brand-worded names stand with their placeholder.
 */
export const whatDevicesRead: Readonly<Record<RequestEvent, Reading>> = {
  ...readingsOfMusic,
  ...readingsOfDevice,
}
