import type { Requests } from './Requests'
import { accountRequests } from './accountRequests'
import { alarmRequests } from './alarmRequests'
import { appearanceRequests } from './appearanceRequests'
import { browseRequests } from './browseRequests'
import { deviceRequests } from './deviceRequests'
import { driveRequests } from './driveRequests'
import { favouriteRequests } from './favouriteRequests'
import { laterRequests } from './laterRequests'
import { libraryRequests } from './libraryRequests'
import { networkRequests } from './networkRequests'
import { outputRequests } from './outputRequests'
import { pageRequests } from './pageRequests'
import { playbackRequests } from './playbackRequests'
import { playlistRequests } from './playlistRequests'
import { pluginRequests } from './pluginRequests'
import { queueRequests } from './queueRequests'
import { roomRequests } from './roomRequests'
import { sleepRequests } from './sleepRequests'
import { updateRequests } from './updateRequests'
import { wizardRequests } from './wizardRequests'

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
