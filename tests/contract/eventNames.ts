import { pushValidators } from '../../schemas/generated/pushValidators'
import { requestValidators } from '../../schemas/generated/requestValidators'
import type { PushEvent, RequestEvent } from '../../src/device/Device'

/** Whether the contract has a push of this name. */
export function isPush(name: string): name is PushEvent {
  return Object.hasOwn(pushValidators, name)
}

/** Whether the contract has a request of this name. */
export function isRequest(name: string): name is RequestEvent {
  return Object.hasOwn(requestValidators, name)
}

export const pushEvents = Object.keys(pushValidators).filter(isPush)
export const requestEvents = Object.keys(requestValidators).filter(isRequest)
