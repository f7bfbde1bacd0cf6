import type { BrowseItem } from '../../../schemas/generated/types'
import type { CommandPlace } from '../../../src/features/browse/commands/ItemCommand'

const base = (type: string, uri: string, service = 'mpd'): BrowseItem => ({
  type,
  service,
  uri,
  title: `title of ${type}`,
  artist: `artist of ${type}`,
  album: `album of ${type}`,
  albumart: `/albumart?of=${type}`,
  duration: 61,
})

const root = 'music-library/INTERNAL/Ebb'
const folder = `${root}/Low Tide`

/**
 * One item of every type that players list, and one of a type that nobody has named; by what the page calls
 * it.
 */
export const listedItems: Readonly<Record<string, BrowseItem>> = {
  song: base('song', `${folder}/02.flac`),
  'song (a favourite)': { ...base('song', `${folder}/03.flac`), favourite: true },
  folder: base('folder', folder),
  'folder (near the root)': base('folder', 'music-library/INTERNAL'),
  'folder (of a service)': base('folder', 'service:folder:7', 'service'),
  'internal-folder': base('internal-folder', `${folder}/internal`),
  'folder-with-favourites': base('folder-with-favourites', `${folder}/kept`),
  remdisk: base('remdisk', 'music-library/USB/MUSIK'),
  album: base('album', 'albums://Ebb/Low Tide'),
  artist: base('artist', 'artists://Ebb'),
  playlist: { ...base('playlist', 'playlists/Morning'), title: 'Morning' },
  'play-playlist': base('play-playlist', 'service:list:9', 'service'),
  webradio: base('webradio', 'http://radio.example/a', 'webradio'),
  mywebradio: base('mywebradio', 'http://radio.example/b', 'webradio'),
  'mywebradio-category': base('mywebradio-category', 'radio/myWebRadio', 'webradio'),
  'radio-category': base('radio-category', 'radio/byGenre', 'webradio'),
  'radio-favourites': base('radio-favourites', 'radio/favourites', 'webradio'),
  'streaming-category': base('streaming-category', 'service:category', 'service'),
  cuefile: base('cuefile', `${folder}/sheet.cue`),
  cuesong: { ...base('cuesong', `${folder}/sheet.cue`), number: 3 },
  cd: base('cd', 'cd', 'cd_controller'),
  'item-no-menu': base('item-no-menu', 'service:other', 'service'),
  'any other type': base('shelf', 'service:shelf', 'service'),
}

/** Where items are seen; by what the page calls it. */
export const places: Readonly<Record<string, CommandPlace>> = {
  'a page of the library': { uri: root, title: 'Ebb' },
  'a list of albums, artists or genres': { uri: 'albums://Ebb', title: 'Ebb' },
  'a page of a service': { uri: 'service:shelf', title: 'Shelf', type: 'shelf', service: 'service' },
  'what was found by searching': { uri: '', title: 'ebb' },
  'the list of playlists': { uri: 'playlists', title: 'Playlists' },
  'a playlist of the player': { uri: 'playlists/Evening', title: 'Evening', type: 'playlist' },
  'the favourites': { uri: 'favourites', title: 'Favourites' },
  'web radio': { uri: 'radio/top500', title: 'Top 500' },
  'one’s own web radios': { uri: 'radio/myWebRadio', title: 'My web radios' },
  'favourite web radios': { uri: 'radio/favourites', title: 'Radio favourites' },
}
