import { favouriteUri } from '../nowPlaying/favourites'
import type { Hearing } from './Truth'

/**
 * Hears that an address was taken among the favourites: players say so of that address, with whatever they think of it (many say
 * `false` of what they have just added), or that it failed.
 */
export const hearFavourite =
  (address: string): Hearing =>
  (device, tell) =>
    device.on('urifavourites', ({ uri, success }) => {
      if (success === false) tell({ status: 'failed' })
      else if (uri === undefined || favouriteUri(uri) === favouriteUri(address)) tell({ status: 'done' })
    })
