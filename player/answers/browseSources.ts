import type { PushBrowseSources } from '../../schemas/generated/types'
import type { PlayerContext } from '../core/PlayerContext'

/** The roots of the library [D3-21]; there is nothing in them until the player has one. */
export function browseSources({ say, storage }: PlayerContext): PushBrowseSources {
  const hasRadio = !storage.musicPluginsOff.value().includes('music_service/webradio')
  const source = (name: string, uri: string) => ({
    name: say(`SOURCE.${name}`),
    uri,
    albumart: '/albumart',
    plugin_type: 'music_service',
    plugin_name: 'mpd',
  })
  return [
    source('FAVOURITES', 'favourites'),
    source('PLAYLISTS', 'playlists'),
    source('LIBRARY', 'music-library'),
    source('ARTISTS', 'artists://'),
    source('ALBUMS', 'albums://'),
    ...(hasRadio ? [source('RADIO', 'radio')] : []),
  ]
}
