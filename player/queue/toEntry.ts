import type { PlayerContext } from '../core/PlayerContext'
import { queueUri } from '../music/queueUri'
import type { Entry } from '../storage/entriesDocument'
import { coverAddress } from './coverAddress'
import type { Wanted } from './expand'

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** What was listed, as a list keeps it: by the address that queues have for it, with what the library knows of it. */
export function toEntry({ music }: Pick<PlayerContext, 'music'>, wanted: Wanted): Entry {
  const { uri, title, service, artist, album, albumart, number } = wanted
  const own = { uri: queueUri(uri), service: isText(service) ? service : 'mpd' }
  const track = music.library().find(uri)
  if (track !== undefined)
    return {
      ...own,
      title: track.title,
      artist: track.artist,
      album: track.album,
      albumart: coverAddress(track),
    }
  return {
    ...own,
    title: isText(title) ? title : lastPart(uri),
    ...(isText(artist) && { artist }),
    ...(isText(album) && { album }),
    ...(isText(albumart) && { albumart }),
    ...(typeof number === 'number' && { number }),
  }
}

function lastPart(uri: string): string {
  return uri.replace(/\/$/, '').split('/').at(-1) ?? uri
}
