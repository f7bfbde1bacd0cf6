import type { Requests } from './Requests'
import { accountRequests, deviceRequests, laterRequests, updateRequests } from './deviceRequests'
import { alarmRequests, playbackRequests, sleepRequests } from './playbackRequests'
import { appearanceRequests, pageRequests, wizardRequests } from './pageRequests'
import { browseRequests, favouriteRequests, libraryRequests } from './libraryRequests'
import { driveRequests, networkRequests } from './networkRequests'
import { outputRequests, roomRequests } from './outputRequests'
import { playlistRequests } from './playlistRequests'
import { pluginRequests } from './pluginRequests'
import { queueRequests } from './queueRequests'

/** Every request that the player answers. */
export const allRequests: Requests = {
  ...laterRequests,
  ...accountRequests,
  ...appearanceRequests,
  ...deviceRequests,
  ...roomRequests,
  ...outputRequests,
  ...alarmRequests,
  ...driveRequests,
  ...browseRequests,
  ...libraryRequests,
  ...playbackRequests,
  ...queueRequests,
  ...playlistRequests,
  ...favouriteRequests,
  ...sleepRequests,
  ...pageRequests,
  ...pluginRequests,
  ...networkRequests,
  ...updateRequests,
  ...wizardRequests,
}
