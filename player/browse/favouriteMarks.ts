import type { JsonObject } from '../../authoring/json/JsonObject'
import type { PlayerContext } from '../core/PlayerContext'
import { queueUri } from '../music/queueUri'

/** Says of an address whether it is among the favourites, as a member of its item; nothing where it is not. */
export function favouriteMarks({ storage }: Pick<PlayerContext, 'storage'>): (uri: string) => JsonObject {
  const lists = [storage.favourites.value(), storage.radioFavourites.value()]
  const uris = new Set(lists.flatMap((list) => list.map(({ uri }) => uri)))
  return (uri) => (uris.size > 0 && uris.has(queueUri(uri)) ? { favourite: true } : {})
}
