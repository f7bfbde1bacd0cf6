import type { PushMyCollectionStats } from '../../schemas/generated/types'
import type { PlayerContext } from '../core/PlayerContext'

/** Songs on an album, songs of an artist and seconds of a song, as a usual collection has them. */
const perAlbum = 12.4
const perArtist = 22.7
const length = 243

/** How large the library is as far as it has been read [D3-49]. */
export function collectionStats({ storage }: PlayerContext): PushMyCollectionStats {
  const { songs } = storage.library.value()
  const seconds = songs * length
  return {
    artists: Math.ceil(songs / perArtist),
    albums: Math.ceil(songs / perAlbum),
    songs,
    playtime: `${Math.floor(seconds / 3_600)}:${padded((seconds % 3_600) / 60)}:${padded(seconds % 60)}`,
  }
}

function padded(value: number): string {
  return String(Math.floor(value)).padStart(2, '0')
}
