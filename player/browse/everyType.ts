import type { JsonObject } from '../../authoring/json/Json'
import type { PlayerContext } from '../core/PlayerContext'
import type { Track } from '../music/Track'
import { cdService } from '../queue/expand'
import { albumItem, albumUri, albumCover, ownStationItem, stationItem, trackItem } from './items'
import { artistItem } from './albumPages'
import { cueItems } from './listPages'
import { stations } from './radioPages'

/** An item that is called by its type unless it has a title. */
const named = (type: string, icon: string, rest: JsonObject): JsonObject => ({
  service: 'mpd',
  type,
  title: type,
  icon: `fa fa-${icon}`,
  ...rest,
})

/** One item of each type that there is [D3-16]; each leads somewhere, or plays what its type says. */
export async function everyType(player: PlayerContext): Promise<JsonObject[]> {
  const { music, say, storage, usb } = player
  const library = music.library()
  const [track] = library.tracks
  if (track === undefined) return []
  const folder = track.uri.slice(0, track.uri.lastIndexOf('/'))
  const [playlist] = storage.playlists.value()
  const [drive] = usb.drives()
  const [station] = stations
  const title = playlist?.name ?? ''
  return [
    named('folder', 'folder-open-o', { uri: 'music-library' }),
    named('internal-folder', 'folder-open-o', { uri: folder }),
    named('folder-with-favourites', 'folder-open-o', { uri: folder }),
    named('remdisk', 'usb', {
      uri: `music-library/USB/${drive?.name ?? ''}`,
      title: drive?.name ?? 'remdisk',
    }),
    { ...trackItem(track), albumart: albumCover(track, 'music'), duration: track.duration },
    ...(await someCue(player, library.albums())),
    { ...albumItem(track, albumUri(track)), type: 'album' },
    { ...artistItem(track.albumartist), type: 'artist' },
    named('cd', 'dot-circle-o', { uri: 'cd', service: cdService, title: say('SOURCE.CD') }),
    named('playlist', 'list-ol', { uri: `playlists/${title}`, title }),
    named('play-playlist', 'play', { uri: `playlists/${title}`, title, name: title }),
    named('pin', 'thumb-tack', { uri: albumUri(track), title: track.album }),
    ...(station === undefined ? [] : [stationItem(station), ownStationItem(station)]),
    named('mywebradio-category', 'heartbeat', { uri: 'radio/myWebRadio', service: 'radio' }),
    named('radio-favourites', 'heart', { uri: 'radio/favourites', service: 'webradio' }),
    named('radio-category', 'star', { uri: 'radio/top500', service: 'webradio' }),
    named('spotify-category', 'spotify', { uri: 'albums://', service: 'spop' }),
    named('streaming-category', 'cloud', { uri: 'genres://', service: 'streaming' }),
    named('title', 'header', { uri: '' }),
    named('item-no-menu', 'ban', { uri: albumUri(track) }),
  ]
}

/** A cue sheet and a track of it: of an album that is one file, or of nothing where there is none. */
async function someCue(
  player: PlayerContext,
  albums: readonly (readonly [Track, ...Track[]])[],
): Promise<JsonObject[]> {
  for (const [{ uri }, second] of albums) {
    const found = second === undefined ? await cueItems(player, uri.slice(0, uri.lastIndexOf('/'))) : []
    if (found.length > 1) return found.slice(0, 2)
  }
  const none = { uri: 'music-library/INTERNAL/none.cue' }
  return [named('cuefile', 'list-ol', none), named('cuesong', 'music', { ...none, number: 1 })]
}
