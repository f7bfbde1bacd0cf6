import { describe } from 'vitest'
import { bare } from './bare'
import { checkCalls } from './checkCalls'
import { needs } from './needs'

const song = { uri: 'music-library/INTERNAL/a.flac', title: 'Ebb', albumart: '/albumart', service: 'mpd' }
const listed = { ...song, type: 'song' }
const fromList = { item: listed, list: [listed], index: 0 }

describe('calls of playback, browse and queue', () => {
  checkCalls([
    {
      title: 'playback commands without payload',
      emits: bare(
        'play',
        'volatilePlay',
        'pause',
        'stop',
        'prev',
        'next',
        'skipBackwards',
        'skipForward',
        'mute',
        'unmute',
        'spopUpdateTracklist',
        'rebuildLibrary',
      ),
    },
    {
      title: '[D7-6] random and repeat',
      emits: {
        setRandom: { may: [{ value: true }], mayNot: [undefined, {}, { value: 'true' }, true] },
        setRepeat: {
          may: [{ value: true }, { value: true, repeatSingle: true }],
          mayNot: [undefined, { repeatSingle: true }, { value: 1 }],
        },
      },
    },
    {
      title: '[D7-7] volume',
      emits: { volume: { may: ['+', '-', 0, 42, 100], mayNot: ['42', -5, 101, undefined] } },
    },
    { title: 'seek in seconds', emits: { seek: { may: [0, 61], mayNot: ['61', -1, 0.5, undefined] } } },
    { title: 'questions about what plays', emits: bare('getState', 'getTrackInfo', 'getSeek') },
    {
      title: '[D7-10] answers about what plays',
      listens: {
        pushState: [{ status: 'play', seek: null }],
        pushTrackInfo: [song],
        pushGetSeek: [61000],
        urifavourites: [{ uri: 'a', favourite: true }],
      },
    },
    {
      title: '[D7-11] browse and go to',
      emits: {
        browseLibrary: {
          may: [{ uri: 'radio', prevUri: '' }],
          mayNot: [undefined, {}, { uri: 5 }, { uri: 'radio', other: 1 }],
        },
        goTo: {
          may: [{ type: 'album', value: 'Low Tide', artist: 'Slow Harbour', album: 'Low Tide' }],
          mayNot: [undefined, { value: 'x' }],
        },
      },
    },
    {
      title: '[D7-12] search',
      emits: {
        search: {
          may: [
            { type: 'any', value: 'tide' },
            {
              type: 'any',
              value: 'tide',
              plugin_name: 'mpd',
              plugin_type: 'music_service',
              uri: 'u',
              service: 'mpd',
            },
          ],
          mayNot: [undefined, { type: 'any' }, { value: 'ti' }],
        },
      },
    },
    {
      title: '[D7-13] methods of plugins',
      emits: {
        callMethod: needs(
          { endpoint: 'music_service/cd_controller', method: 'eject', data: { a: 1 } },
          'endpoint',
          'method',
        ),
      },
    },
    { title: '[D7-14] questions about the library', emits: bare('getBrowseFilters', 'getBrowseSources') },
    {
      title: '[D7-15] drives and folders',
      emits: {
        safeRemoveDrive: { may: ['MUSIK'], mayNot: [undefined, '', song] },
        updateDb: {
          may: [undefined, 'music-library/USB'],
          mayNot: [5, {}, song, 'albums://', 'music-library/'],
        },
        deleteFolder: needs({ curUri: 'music-library/INTERNAL', item: song }, 'curUri', 'item'),
        ...bare('rescanDb'),
      },
    },
    {
      title: 'answers about the library',
      listens: {
        pushBrowseFilters: [[{ name: 'any', index: 0 }]],
        pushBrowseSources: [[{ name: 'Radio', uri: 'radio' }]],
        pushBrowseLibrary: [{}, { navigation: { lists: [] } }],
        pushActiveDumbInput: ['Line in'],
      },
    },
    {
      title: '[D7-17] the queue',
      emits: {
        play: { may: [{ value: 3 }], mayNot: [{ value: -1 }, { value: '3' }, 3] },
        moveQueue: needs({ from: 0, to: 2 }, 'from', 'to'),
        removeFromQueue: { may: [{ value: 1 }], mayNot: [undefined, {}, { value: '1' }] },
        ...bare('clearQueue', 'getQueue'),
      },
    },
    {
      title: '[D7-18] play and queue an item',
      emits: {
        addPlay: needs(song, 'uri'),
        replaceAndPlay: needs(song, 'uri'),
        addToQueue: needs(song, 'uri'),
      },
    },
    {
      title: '[D7-19] play and queue a list',
      emits: {
        playItemsList: {
          may: [fromList, { item: song }, { item: { ...song, type: 'folder' } }],
          mayNot: [
            { list: [song], index: 0 },
            { item: song, list: [song] },
            { ...fromList, list: [{ ...listed, type: 'folder' }] },
            { ...fromList, list: [{ title: 'no address' }] },
          ],
        },
        addPlayList: needs(fromList, 'item', 'list', 'index'),
      },
    },
    {
      title: 'tracks of a cue sheet',
      emits: {
        replaceAndPlayCue: needs({ uri: 'cue', number: 4, service: 'mpd' }, 'uri', 'number'),
        addPlayCue: needs({ uri: 'cue', number: 4, service: 'mpd' }, 'uri', 'number'),
      },
    },
    {
      title: '[D7-21] play and queue a playlist',
      emits: {
        playPlaylist: needs({ name: 'Evening' }, 'name'),
        enqueue: needs({ name: 'Evening' }, 'name'),
      },
    },
    { title: '[D7-22] the queue as pushed', listens: { pushQueue: [[], [{ uri: 'u', name: 'Ebb' }]] } },
  ])
})
