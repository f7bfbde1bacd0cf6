import type { RequestPayloads } from '../../schemas/generated/types'
import type { PlayerContext } from '../core/PlayerContext'
import { albumUri } from './albumItem'
import { albumPage } from './albumPages'
import { artistUri } from './artistItem'
import { artistPage } from './artistPages'
import type { Page } from './Page'

/** The artist or album that a name leads to [D7-11]. */
export async function goToPage(player: PlayerContext, wanted: RequestPayloads['goTo']): Promise<Page> {
  const library = player.music.library()
  const { type, value = '', artist = '' } = wanted
  if (type === 'artist') {
    const name = value || artist
    const tracks = library.byArtist(name)
    return artistPage(player, { artist: name, tracks, albumUri: (track) => albumUri(track), prev: '' })
  }
  if (type !== 'album') return {}
  // Real devices do not find an album by its value.
  const album = wanted.album ?? (player.manners.isParticular ? '' : value)
  const own = library.album(artist, album)
  // Of whom it is said to be plays on it, though it is listed under another name.
  const [named] = own.length > 0 ? own : library.byArtist(artist).filter((track) => track.album === album)
  const tracks = named === undefined ? own : library.album(named.albumartist, album)
  const uri = named === undefined ? '' : albumUri(named)
  return albumPage(player, { uri, tracks, prev: `${artistUri(artist, 'albums://')}/` })
}
