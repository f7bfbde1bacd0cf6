import type { DeviceClientParts } from '../device/DeviceClient'

/**
 * Says on the console what a schema refused, once per event. Where `throwsRequests` (development), a malformed request of
 * ours throws instead, because it is a programming error; what a device sends or authors never throws.
 */
export const createViolationReporter = (throwsRequests: boolean): DeviceClientParts['onViolation'] => {
  const told = new Set<string>()
  return ({ kind, event, reason }) => {
    if (kind === 'request' && throwsRequests) throw new Error(`${event} was not sent: ${reason}`)
    const key = `${kind} ${event}`
    if (told.has(key)) return
    told.add(key)
    // oxlint-disable-next-line eslint/no-console -- a developer looks here first; /debug has them all
    console.warn(kind === 'push' ? `${event} was not taken: ${reason}` : `${event} was not sent: ${reason}`)
  }
}
