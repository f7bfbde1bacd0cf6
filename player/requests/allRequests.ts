import type { Requests } from './Requests'
import { accountRequests } from './accountRequests'
import { appearanceRequests } from './appearanceRequests'
import { deviceRequests } from './deviceRequests'
import { laterRequests } from './laterRequests'
import { pageRequests } from './pageRequests'

/** Every request that the player answers. */
export const allRequests: Requests = {
  ...laterRequests,
  ...accountRequests,
  ...appearanceRequests,
  ...deviceRequests,
  ...pageRequests,
}
