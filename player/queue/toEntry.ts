import type { PlayerContext } from '../core/PlayerContext'
import { queueUri } from '../music/queueUri'
import type { Entry } from '../storage/entriesDocument'
import { coverAddress } from './coverAddress'
import type { Wanted } from './expand'

/** What was listed, as a list keeps it: by the address that queues have for it, with what the library knows of it. */
export function toEntry({ music }: Pick<PlayerContext, 'music'>, wanted: Wanted): Entry {
  const { uri, title, service, albumart } = wanted
  const track = music.library().find(uri)
  const own: Entry = {
    uri: queueUri(uri),
    title: track?.title ?? (typeof title === 'string' && title !== '' ? title : lastPart(uri)),
    service: typeof service === 'string' ? service : 'mpd',
  }
  if (track !== undefined)
    return { ...own, artist: track.artist, album: track.album, albumart: coverAddress(track) }
  return typeof albumart === 'string' ? { ...own, albumart } : own
}

function lastPart(uri: string): string {
  return uri.replace(/\/$/, '').split('/').at(-1) ?? uri
}
