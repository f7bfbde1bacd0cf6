import type { PlayerContext } from '../core/PlayerContext'
import type { PushMyCollectionStats, PushBrowseSources } from '../../schemas/generated/types'
import { sourceIcon } from '../browse/items'
import { recentUri } from '../music/addresses'
import { isMusicPluginOn } from './pluginAnswers'

/** Whether there is a CD in the drive; it comes with one, and /control takes it out and puts it in. */
const isCdIn = ({ faults }: Pick<PlayerContext, 'faults'>): boolean => !faults.happens('cd-missing')

/** How large the library is as far as it has been read [D3-49]. */
export function collectionStats({ music }: Pick<PlayerContext, 'music'>): PushMyCollectionStats {
  const { playtime, ...counts } = music.library().size()
  const [hours, minutes, seconds] = [playtime / 3_600, (playtime % 3_600) / 60, playtime % 60]
  return { ...counts, playtime: `${Math.floor(hours)}:${padded(minutes)}:${padded(seconds)}` }
}

function padded(value: number): string {
  return String(Math.floor(value)).padStart(2, '0')
}

/**
 * The roots of the library [D3-21], each plugin's own while it is switched on, and the CD while there is one.
 */
export function browseSources(player: PlayerContext): PushBrowseSources {
  const { say } = player
  const source = (name: string, uri: string, icon: string, plugin = 'mpd') => ({
    albumart: sourceIcon(`${plugin}/${icon}`),
    name: say(`SOURCE.${name}`),
    uri,
    plugin_type: 'music_service',
    plugin_name: plugin,
  })
  const isOn = (plugin: string) => isMusicPluginOn(player, `music_service/${plugin}`)
  return [
    { ...source('FAVOURITES', 'favourites', 'favouritesicon.png'), plugin_type: '', plugin_name: '' },
    source('PLAYLISTS', 'playlists', 'playlisticon.png'),
    source('LIBRARY', 'music-library', 'musiclibraryicon.png'),
    source('ARTISTS', 'artists://', 'artisticon.png'),
    source('ALBUMS', 'albums://', 'albumicon.png'),
    source('GENRES', 'genres://', 'genreicon.png'),
    ...ownPlaces(player).map(([name, uri, icon]) => source(name, uri, icon)),
    ...(isOn('media_servers') ? [source('MEDIA_SERVERS', 'upnp', 'dlnaicon.png', 'upnp_browser')] : []),
    source('LAST_100', 'Last_100', 'icon.png', 'last_100'),
    ...(isOn('webradio')
      ? [{ ...source('RADIO', 'radio', 'icon.png', 'webradio'), icon: 'fa fa-microphone' }]
      : []),
    ...(isOn('podcasts')
      ? [{ ...source('PODCASTS', 'podcast', 'icon.png', 'podcast'), icon: 'fa fa-podcast' }]
      : []),
    ...(isCdIn(player)
      ? [{ ...source('CD', 'cd', 'cdicon.png', 'cd_controller'), menuItems: cdMenu(player) }]
      : []),
    {
      ...source('DEMONSTRATION', 'demonstration', 'icon.png', 'demonstration'),
      plugin_type: 'miscellanea',
      icon: 'fa fa-flask',
    },
  ]
}

/** Places that devices in the field do not have, each where something is known to be there. */
function ownPlaces({ music, quirks }: PlayerContext): [name: string, uri: string, icon: string][] {
  if (quirks.isParticular) return []
  const places = [
    ['composer', 'COMPOSERS', 'composers://', 'composericon.png'],
    ['year', 'YEARS', 'years://', 'yearicon.png'],
    ['added', 'RECENT', recentUri, 'recenticon.png'],
  ] as const
  return places.flatMap(([known, ...place]) => (music.library().knows(known) ? [place] : []))
}

/** What the hamburger of the CD offers; each item is a call of its plugin [D2.6-1]. */
function cdMenu({ say }: PlayerContext) {
  const item = (name: string, icon: string, method: string) => ({
    name: say(`CD_MENU.${name}`),
    icon: `fa fa-${icon}`,
    socketCall: {
      emit: 'callMethod',
      payload: { endpoint: 'music_service/cd_controller', method, data: '' },
    },
  })
  return [
    item('PLAY', 'play', 'playCD'),
    item('COPY', 'download', 'getRipInfo'),
    item('EJECT', 'eject', 'eject'),
  ]
}
