import { describe } from 'vitest'
import { checkEntities } from './checkEntities'
import { fields } from './fields'

const row = (entity: unknown) => [entity]
const browse = (entity: unknown) => ({ navigation: { lists: [{ items: [entity] }] } })
const info = (entity: unknown) => ({ navigation: { lists: [], info: entity } })

describe('entities of browse, queue, playlists take each named field with the right type and no other', () => {
  checkEntities([
    {
      title: '[D3-15] browse item',
      push: 'pushBrowseLibrary',
      within: browse,
      fields: {
        ...fields(
          'text',
          'uri',
          'title',
          'name',
          'album',
          'albumart',
          'artist',
          'service',
          'type',
          'plugin_name',
          'plugin_type',
          'icon',
          'tagImage',
          'trackType',
          'genre',
          'extensionIcon',
          'qualityDescription',
        ),
        ...fields('flag', 'static', 'favourite', 'favorite', 'explicit', 'disablePlayButton', 'active'),
        tracknumber: 'textOrNumber',
        duration: 'number',
        meta: 'record',
        tracks: 'rows',
        items: 'rows',
      },
    },
    {
      title: '[D3-15] browse request',
      request: 'browseLibrary',
      base: { uri: '' },
      fields: fields('text', 'uri', 'title', 'name', 'service', 'type', 'plugin_name', 'plugin_type'),
    },
    {
      title: 'browse lists',
      push: 'pushBrowseLibrary',
      base: { items: [] },
      within: (list) => ({ navigation: { lists: [list] } }),
      fields: { title: 'text', icon: 'text', items: 'rows' },
    },
    {
      title: 'browse navigation',
      push: 'pushBrowseLibrary',
      base: { lists: [] },
      within: (navigation) => ({ navigation }),
      fields: { info: 'record', prev: 'record', eject: 'record', rip: 'record' },
    },
    {
      title: 'eject and rip controls',
      push: 'pushBrowseLibrary',
      within: (rip) => ({ navigation: { lists: [], eject: rip, rip } }),
      fields: { enabled: 'flag' },
    },
    {
      title: '[D3-18] info header',
      push: 'pushBrowseLibrary',
      within: info,
      fields: {
        ...fields(
          'text',
          'uri',
          'type',
          'title',
          'album',
          'artist',
          'description',
          'service',
          'genre',
          'year',
          'albumart',
          'icon',
          'trackType',
        ),
        duration: 'number',
        favorite: 'flag',
        fileFormat: 'record',
        ...fields('rows', 'credits', 'local_albums', 'streaming_albums'),
      },
    },
    {
      title: '[D3-18] credits',
      push: 'pushBrowseLibrary',
      within: (credit) => info({ credits: [credit] }),
      fields: { key: 'text', values: 'rows' },
    },
    {
      title: '[D3-18] names of credits',
      push: 'pushBrowseLibrary',
      within: (value) => info({ credits: [{ values: [value] }] }),
      fields: fields('text', 'name', 'uri'),
    },
    {
      title: '[D3-21] source',
      push: 'pushBrowseSources',
      within: row,
      fields: {
        ...fields('text', 'name', 'uri', 'albumart', 'icon', 'plugin_type', 'plugin_name'),
        ...fields('flag', 'active', 'static'),
        menuItems: 'rows',
      },
    },
    {
      title: '[D3-21] menu of a source',
      push: 'pushBrowseSources',
      within: (item) => [{ menuItems: [item] }],
      fields: { name: 'text', icon: 'text', socketCall: 'record' },
    },
    {
      title: '[D3-21] call of a menu of a source',
      push: 'pushBrowseSources',
      within: (socketCall) => [{ menuItems: [{ socketCall }] }],
      fields: { emit: 'text' },
    },
    {
      title: '[D3-22] filter',
      push: 'pushBrowseFilters',
      within: row,
      fields: { name: 'text', index: 'textOrNumber' },
    },
    {
      title: '[D3-22] current fetch request',
      request: 'browseLibrary',
      base: { uri: '' },
      fields: fields('text', 'uri', 'type', 'title', 'name', 'plugin_name', 'plugin_type', 'service'),
    },
    {
      title: '[D3-22] breadcrumbs',
      push: 'pushBrowseLibrary',
      within: (prev) => ({ navigation: { lists: [], prev } }),
      fields: { uri: 'text' },
    },
    {
      title: '[D3-23] queue item',
      push: 'pushQueue',
      within: row,
      fields: {
        ...fields('text', 'uri', 'name', 'title', 'artist', 'album', 'albumart', 'icon', 'service'),
        number: 'number',
      },
    },
    { title: '[D3-24] playlist', push: 'pushPlaylistContent', fields: { name: 'text', lists: 'rows' } },
    {
      title: '[D3-24] favourite',
      request: 'addToFavourites',
      base: { uri: 'u' },
      fields: fields('text', 'title', 'service'),
    },
  ])
})
