import { bare, notHeard, nothing, told, unsent, type Reading } from './Reading'

const uri = 'music-library/INTERNAL/Ebb/01.flac'
const song = { uri, title: 'Ebb', albumart: '/albumart?path=ebb', service: 'mpd', type: 'song' }
const item = 'an item: `uri`, `service`, `title`, `albumart`; the address decides what it is'
const name = { reads: '`name` of a playlist', takes: [{ name: 'Evening' }], ends: bare, misreads: [{}] }
const newName = { ...name, misreads: [{}, { name: 'a/b' }, { name: '..' }, { name: '.' }, { name: '' }] }
const inPlaylist = {
  reads: '`name` of the playlist, `uri` and `service` as listed',
  takes: [{ name: 'Evening', uri, service: 'mpd' }],
  ends: bare,
  misreads: [{ name: 'Evening' }, { uri }],
}
const cue = {
  reads: '`uri` of the sheet and `number`; adds at the end and plays past it',
  takes: [{ uri: 'music-library/a.cue', number: 2, service: 'mpd' }],
  ends: [...bare, {}, { number: 2 }],
}

/** What plays, the queue, the library, playlists, favourites and stations. */
export const readingsOfMusic = {
  // What plays.
  play: {
    reads: 'nothing, or `value`, a place in the queue',
    takes: [undefined, { value: 2 }],
    misreads: [2],
  },
  volatilePlay: nothing,
  pause: nothing,
  stop: nothing,
  next: nothing,
  prev: nothing,
  toggle: unsent('what plays is told to play or to pause, never to do the other'),
  skipBackwards: nothing,
  skipForward: nothing,
  mute: nothing,
  unmute: nothing,
  seek: { reads: 'seconds, a whole number', takes: [0, 61], misreads: ['61', { value: 61 }, 1.5, -1] },
  volume: {
    reads: 'a number from 0 to 100, or + and -, which are steps of the owner; digits as text are 100 %',
    takes: [0, 100, '+', '-', 'mute', 'unmute', 'toggle'],
    misreads: ['25', 101, -1, null, { value: 5 }],
  },
  setRandom: { reads: '`value`, yes or no', takes: [{ value: true }], ends: bare, misreads: [{ value: 1 }] },
  setRepeat: {
    reads: '`value` and `repeatSingle`, yes or no',
    takes: [{ value: true, repeatSingle: false }],
    ends: bare,
    misreads: [{ value: 'on' }],
  },
  setConsume: { reads: '`value`, yes or no', takes: [{ value: true }], ends: bare, misreads: [] },
  getState: nothing,
  getSeek: unsent(notHeard),
  getTrackInfo: unsent(notHeard),
  GetTrackInfo: unsent(told, { reads: item, takes: [song] }),
  getInfinityPlayback: nothing,
  setInfinityPlayback: {
    reads: '`enabled`, yes or no; only sent where the player has such a thing',
    takes: [{ enabled: true }],
    misreads: [undefined, { enabled: 'on' }, { value: true }],
  },

  // The queue.
  getQueue: nothing,
  clearQueue: nothing,
  removeFromQueue: {
    reads: '`value`, a place in the queue',
    takes: [{ value: 2 }],
    ends: bare,
    misreads: [{}, { value: '2' }],
  },
  moveQueue: {
    reads:
      '`from` and `to`, places in the queue; one from behind the end is written into the queue as nothing',
    takes: [{ from: 0, to: 3 }],
    ends: bare,
    misreads: [{}, { from: 0 }, { from: -1, to: 0 }, { from: '0', to: 1 }],
  },
  addToQueue: {
    reads: `${item}, or a list of them`,
    takes: [song, [song, song]],
    ends: [...bare, { uri: 7 }, [null]],
    misreads: [{}, { title: 'Ebb' }],
  },
  addPlay: { reads: item, takes: [song], ends: [...bare, { uri: 7 }], misreads: [{}, { title: 'Ebb' }] },
  playNext: {
    reads: `${item}; takes out of the queue all that equals it, so only what the queue does not hold`,
    takes: [song],
    misreads: [...bare, {}, { title: 'Ebb' }, { uri: 7 }],
  },
  replaceAndPlay: {
    reads: item,
    takes: [song],
    ends: [...bare, { uri: 7 }],
    misreads: [{}, { title: 'Ebb' }],
  },
  playItemsList: {
    reads:
      '`item` alone; or `list` and `index`: every entry of the list becomes its tracks, and the index counts those, so a list holds songs only',
    takes: [{ item: song }, { item: song, list: [song, song], index: 1 }],
    ends: [...bare, { item: { uri: 7 } }, { list: [null], index: 0 }],
    misreads: [
      { list: [song], index: 0 },
      { item: song, list: [{ uri: 'albums://a', type: 'album' }], index: 0 },
    ],
  },
  addPlayList: unsent(notHeard, { reads: 'nothing', takes: [{ item: song, list: [song], index: 0 }] }),
  addPlayCue: unsent('playItemsList with the track plays it, and stops nowhere', cue),
  replaceAndPlayCue: unsent('playItemsList with the track plays it, and stops nowhere', cue),
  saveQueueToPlaylist: newName,

  // The library.
  getBrowseSources: nothing,
  getBrowseFilters: nothing,
  browseLibrary: {
    reads: '`uri`; `ref` comes back with the answer',
    takes: [{ uri: 'music-library', ref: 'r1', prevUri: '' }, { uri: '' }],
    ends: bare,
    misreads: [{}],
  },
  getLastPushedBrowseLibrary: unsent('a page is asked for by its address'),
  search: {
    reads: '`value`, and where to look: `uri`, `service`, `plugin_name`, `plugin_type`, `type`',
    takes: [{ value: 'ebb', uri: 'music-library', type: 'any' }],
    ends: bare,
    misreads: [{}],
  },
  goTo: {
    reads: '`type` (artist or album), `value`, `artist`, `album`',
    takes: [{ type: 'album', value: 'Low Tide', artist: 'Ebb', album: 'Low Tide' }],
    ends: bare,
  },
  updateDb: {
    reads: 'nothing, or the address as text; only what lies below music-library/ can be looked at',
    takes: [undefined, '', 'music-library/INTERNAL/Ebb'],
    ends: [{ uri: 'music-library/INTERNAL/Ebb', type: 'folder' }, {}, []],
    misreads: ['albums://a', 'artists://b', 'music-library', 'music-library/', 'mnt/INTERNAL'],
  },
  rescanDb: nothing,
  rebuildLibrary: unsent(notHeard),
  spopUpdateTracklist: unsent(notHeard),
  getMyCollectionStats: nothing,
  deleteFolder: {
    reads: '`curUri`, the page that is open, and `item` with its `uri`',
    takes: [{ curUri: 'music-library/INTERNAL', item: { uri: 'music-library/INTERNAL/Ebb' } }],
    misreads: [undefined, {}, 'music-library/INTERNAL/Ebb', { item: {} }],
  },
  safeRemoveDrive: {
    reads: 'the title of the drive, as text',
    takes: ['MUSIK'],
    misreads: [undefined, '', { title: 'MUSIK', uri: 'music-library/USB/MUSIK' }],
  },

  // Playlists, favourites, stations.
  listPlaylist: nothing,
  getPlaylistContent: name,
  createPlaylist: newName,
  deletePlaylist: name,
  addToPlaylist: {
    ...inPlaylist,
    reads:
      '`name` of the playlist, `uri` (mnt/… of a track), `service`; of a station its name as `albumTitle`',
    takes: [
      ...inPlaylist.takes,
      { name: 'Evening', uri: 'http://a.example/', service: 'webradio', albumTitle: 'FM' },
    ],
    misreads: [...inPlaylist.misreads, { name: 'a/b', uri }, { name: '..', uri }],
  },
  removeFromPlaylist: inPlaylist,
  playPlaylist: name,
  enqueue: name,
  playFavourites: { ...name, reads: 'that there is a `name`', takes: [{ name: 'favourites' }] },
  playRadioFavourites: nothing,
  addToFavourites: {
    reads: '`uri`, `title`, `service`; of a station (service webradio) `albumart`, too',
    takes: [
      { uri, title: 'Ebb', service: 'mpd' },
      { uri: 'http://a.example/', title: 'FM', service: 'webradio' },
    ],
    ends: bare,
    misreads: [{}, { title: 'Ebb' }],
  },
  removeFromFavourites: {
    reads: '`uri` as it is kept (mnt/…), `service`',
    takes: [
      { uri: 'mnt/INTERNAL/Ebb/01.flac', service: 'mpd' },
      { uri: 'http://a.example/', service: 'webradio' },
    ],
    ends: bare,
    misreads: [{}],
  },
  addToRadioFavourites: unsent('does nothing on devices: addToFavourites with service webradio does', {
    reads: '`uri`',
    takes: [song],
    ends: bare,
  }),
  removeFromRadioFavourites: unsent(
    'does nothing on devices: removeFromFavourites with service webradio does',
    {
      reads: '`uri`',
      takes: [song],
      ends: bare,
    },
  ),
  addWebRadio: {
    reads: '`name` and `uri`',
    takes: [{ name: 'Harbour FM', uri: 'http://a.example/' }],
    ends: bare,
    misreads: [{ name: 'Harbour FM' }, { uri: 'http://a.example/' }],
  },
  removeWebRadio: { reads: '`name`', takes: [{ name: 'Harbour FM' }], ends: bare, misreads: [{}] },
} satisfies Readonly<Record<string, Reading>>
