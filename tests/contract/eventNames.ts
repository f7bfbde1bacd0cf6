import { allRequestValidators } from '../../schemas/generated/allRequestValidators'
import type { PushEvent, RequestEvent } from '../../src/device/Device'
import { allPushChecks } from '../support/allPushChecks'

/** Whether the contract has a push of this name. */
export function isPush(name: string): name is PushEvent {
  return Object.hasOwn(allPushChecks.validators, name)
}

/** Whether the contract has a request of this name. */
export function isRequest(name: string): name is RequestEvent {
  return Object.hasOwn(allRequestValidators, name)
}

export const pushEvents = Object.keys(allPushChecks.validators).filter(isPush)
export const requestEvents = Object.keys(allRequestValidators).filter(isRequest)
