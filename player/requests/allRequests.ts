import type { Requests } from './Requests'
import { accountRequests } from './accountRequests'
import { alarmRequests } from './alarmRequests'
import { appearanceRequests } from './appearanceRequests'
import { deviceRequests } from './deviceRequests'
import { driveRequests } from './driveRequests'
import { laterRequests } from './laterRequests'
import { libraryRequests } from './libraryRequests'
import { networkRequests } from './networkRequests'
import { pageRequests } from './pageRequests'
import { sleepRequests } from './sleepRequests'
import { wizardRequests } from './wizardRequests'

/** Every request that the player answers. */
export const allRequests: Requests = {
  ...laterRequests,
  ...accountRequests,
  ...appearanceRequests,
  ...deviceRequests,
  ...alarmRequests,
  ...driveRequests,
  ...libraryRequests,
  ...sleepRequests,
  ...pageRequests,
  ...networkRequests,
  ...wizardRequests,
}
