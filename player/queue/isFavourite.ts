import type { PlayerContext } from '../core/PlayerContext'
import { queueUri } from '../music/queueUri'

/** Whether a track, folder or station is among the favourites, by its address in any form. */
export function isFavourite({ storage }: Pick<PlayerContext, 'storage'>, uri: string): boolean {
  const own = queueUri(uri)
  return [storage.favourites, storage.radioFavourites].some((list) =>
    list.value().some((entry) => entry.uri === own),
  )
}
