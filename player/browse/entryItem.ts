import type { JsonObject } from '../../authoring/json/JsonObject'
import type { PlayerContext } from '../core/PlayerContext'
import type { Entry } from '../storage/entriesDocument'
import { stationItem } from './stationItem'

/** An entry of a playlist or of the favourites, by the address that it has there: only that one takes it off again. */
export function entryItem({ music }: Pick<PlayerContext, 'music'>, entry: Entry): JsonObject {
  const { uri, title, service, artist = '', album = '', albumart = '/albumart', number } = entry
  if (service === 'webradio') return stationItem(entry)
  const isFolder = music.library().folder(uri) !== undefined
  return {
    service,
    type: number === undefined ? (isFolder ? 'folder' : 'song') : 'cuesong',
    title,
    artist,
    album,
    albumart,
    uri,
    ...(number !== undefined && { number }),
  }
}
