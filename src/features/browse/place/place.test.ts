import { describe, expect, it } from 'vitest'
import { addressOf, type Breadcrumb, type BrowsePlace, type BrowseRequest, readPlace } from './place'
import { pluginOf, questionOf } from '../useBrowsePage'

const album = { uri: 'albums://Nobody/Two & a half', title: 'Two & a half', service: 'mpd', type: 'folder' }

const places: [string, BrowsePlace][] = [
  ['home', { kind: 'home' }],
  ['a page', { kind: 'page', request: album }],
  ['a page of which only the address is known', { kind: 'page', request: { uri: 'radio' } }],
  [
    'an artist by name',
    { kind: 'goTo', target: { type: 'artist', value: 'Ö & Ü', artist: 'Ö & Ü', album: '' } },
  ],
  ['a search within a page', { kind: 'search', value: 'rain', isDedicated: false, within: album }],
  ['a search from home', { kind: 'search', value: 'rain', isDedicated: false }],
  ['the dedicated search', { kind: 'search', value: '', isDedicated: true }],
  ['what was found there', { kind: 'search', value: '50 %?', isDedicated: true, filter: 'artist' }],
]

/** The place of an address as it stands in a browser. */
const placeAt = (address: string): BrowsePlace => {
  const { pathname, search } = new URL(address, 'http://player.local')
  return readPlace(pathname, search)
}

describe('the address', () => {
  it.each(places)('of %s leads to it', (_, place) => {
    expect(placeAt(addressOf(place))).toEqual(place)
  })

  it('[D2.2-2] [D2.2-3] names a source, and the dedicated search by either way', () => {
    expect(placeAt('/browse?source=music-library')).toEqual({
      kind: 'page',
      request: { uri: 'music-library' },
    })
    expect(placeAt('/browse?isDedicatedSearch=true')).toEqual(placeAt('/search'))
    expect(placeAt('/browse?isDedicatedSearch=false')).toEqual({ kind: 'home' })
  })

  it("[D4-11] leads home where it names nothing or '/'", () => {
    expect(placeAt('/browse?uri=%2F')).toEqual({ kind: 'home' })
    expect(placeAt('/browse?uri=')).toEqual({ kind: 'home' })
  })
})

describe('what is asked', () => {
  it('[D4-10] [D7-11] for a page names where somebody comes from', () => {
    expect(questionOf({ kind: 'page', request: album }, 'albums://')).toEqual({
      kind: 'page',
      payload: { ...album, prevUri: 'albums://' },
    })
  })

  it('[D4-13] [D7-11] for an artist or album by name goes without a place before it', () => {
    const target = { type: 'album', value: 'Low Tide', artist: 'Slow Harbour', album: 'Low Tide' }
    expect(questionOf({ kind: 'goTo', target }, 'albums://')).toEqual({ kind: 'goTo', payload: target })
  })

  it('[D7-12] in the dedicated view is the text and its filter, else the source, too', () => {
    const dedicated: BrowsePlace = { kind: 'search', value: ' rain ', isDedicated: true, filter: 'artist' }
    expect(questionOf(dedicated, '')).toEqual({ kind: 'search', payload: { type: 'artist', value: 'rain' } })
    const within = { uri: 'spotify', plugin_name: 'spop', plugin_type: 'music_service', service: 'spop' }
    expect(questionOf({ kind: 'search', value: 'rain', isDedicated: false, within }, '')).toEqual({
      kind: 'search',
      payload: { type: 'any', value: 'rain', ...within },
    })
  })

  it('[D7-12] within what a source lists names the plugin of the nearest step that says whose it is', () => {
    const breadcrumb = (place: BrowsePlace): Breadcrumb => ({ address: addressOf(place), title: '', uri: '' })
    const spotify = { uri: 'spotify', plugin_name: 'spop', plugin_type: 'music_service' }
    const step = (request: BrowseRequest) => breadcrumb({ kind: 'page', request })
    const trail = [step({ uri: 'x', plugin_name: 'other' }), step(spotify), step({ uri: 'spotify/albums' })]
    const plugin = { plugin_name: 'spop', plugin_type: 'music_service' }
    expect(pluginOf(trail)).toEqual(plugin)
    expect(pluginOf([breadcrumb({ kind: 'search', value: 'rain', isDedicated: true })])).toEqual({})
    const within = (request: BrowseRequest) =>
      questionOf({ kind: 'search', value: 'rain', isDedicated: false, within: request }, '', plugin)?.payload
    expect(within({ uri: 'spotify/albums' })).toMatchObject(plugin)
    expect(within({ uri: 'y', plugin_name: 'mpd' })).toEqual({
      type: 'any',
      value: 'rain',
      uri: 'y',
      plugin_name: 'mpd',
    })
  })

  it('[D4-15] [D5-5] [D5-15] is nothing at home, without anything to seek, and for a CD', () => {
    expect(questionOf({ kind: 'home' }, '')).toBeUndefined()
    expect(questionOf({ kind: 'search', value: ' ', isDedicated: true }, '')).toBeUndefined()
    expect(questionOf({ kind: 'search', value: ' ', isDedicated: false, within: album }, '')).toBeUndefined()
    expect(questionOf({ kind: 'page', request: { uri: 'cd' } }, '')).toBeUndefined()
  })

  it.each(['U2', 'X', '雨', '𠮷'])('seeks %s, everywhere and within a source', (value) => {
    for (const place of [{ isDedicated: true }, { isDedicated: false, within: album }])
      expect(questionOf({ kind: 'search', value: `${value} `, ...place }, '')?.payload).toMatchObject({
        value,
      })
  })
})
