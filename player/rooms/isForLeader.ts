import type { RequestPayloads } from '../../schemas/generated/types'

const transport = [
  'getSeek',
  'getTrackInfo',
  'next',
  'pause',
  'play',
  'prev',
  'seek',
  'setConsume',
  'setRandom',
  'setRepeat',
  'skipBackwards',
  'skipForward',
  'stop',
  'toggle',
  'volatilePlay',
] as const satisfies readonly (keyof RequestPayloads)[]

const queue = [
  'addPlay',
  'addPlayCue',
  'addPlayList',
  'addToQueue',
  'clearQueue',
  'enqueue',
  'getQueue',
  'moveQueue',
  'playFavourites',
  'playItemsList',
  'playNext',
  'playPlaylist',
  'playRadioFavourites',
  'removeFromQueue',
  'replaceAndPlay',
  'replaceAndPlayCue',
  'saveQueueToPlaylist',
] as const satisfies readonly (keyof RequestPayloads)[]

const events = new Set<string>([...transport, ...queue])

/** Whether a request to a player in a group is for the one that leads it: what plays, and what plays next. */
export const isForLeader = (event: string): boolean => events.has(event)
