import { describe, expect, it } from 'vitest'
import { itemActions, type ItemAction, type Place } from './itemActions'

const everyType = [
  'folder',
  'song',
  'mywebradio',
  'mywebradio-category',
  'webradio',
  'pin',
  'playlist',
  'cuesong',
  'cuefile',
  'remdisk',
  'folder-with-favourites',
  'internal-folder',
  'album',
  'artist',
  'cd',
  'play-playlist',
  'radio-favourites',
  'radio-category',
  'spotify-category',
  'streaming-category',
  'title',
  'item-no-menu',
] as const
const somewhere: Place = { uri: 'music-library/INTERNAL/a/b' }
const deep = 'music-library/INTERNAL/a/b'

/** The types whose menu has an action. */
const typesWith = (action: ItemAction, place = somewhere) =>
  everyType.filter((type) => itemActions({ type, uri: deep }, place).menu.includes(action))

describe('the play button', () => {
  it('[D5-6] is there for what can be played', () => {
    expect(everyType.filter((type) => itemActions({ type, uri: deep }, somewhere).hasPlay)).toEqual([
      'folder',
      'song',
      'mywebradio',
      'webradio',
      'playlist',
      'cuesong',
      'cuefile',
      'remdisk',
      'folder-with-favourites',
      'internal-folder',
    ])
  })

  it.each([
    ['music-library/INTERNAL', false],
    ['music-library/INTERNAL/a', false],
    ['music-library/INTERNAL/a/b', true],
    ['albums://a', true],
    ['music-library', true],
  ])('[D5-6 D9-13] is not there for the upper folders of the library: %s', (uri, hasPlay) => {
    for (const type of ['folder', 'internal-folder', 'folder-with-favourites'])
      expect(itemActions({ type, uri }, somewhere).hasPlay).toBe(hasPlay)
    expect(itemActions({ type: 'song', uri }, somewhere).hasPlay).toBe(true)
  })

  it('[D5-6] is not there where the player says so', () => {
    const { hasPlay, menu } = itemActions({ type: 'song', uri: deep, disablePlayButton: true }, somewhere)
    expect([hasPlay, menu.includes('play'), menu.includes('clearAndPlay')]).toEqual([false, false, false])
  })
})

describe('the menu', () => {
  it('[D5-7] adds to the queue what has a play button, but no track of a cue sheet', () => {
    expect(typesWith('addToQueue')).toEqual(typesWith('play').filter((type) => type !== 'cuesong'))
  })

  it('[D5-8] adds to playlists what holds tracks', () => {
    expect(typesWith('addToPlaylist')).toEqual([
      'folder',
      'song',
      'remdisk',
      'folder-with-favourites',
      'internal-folder',
    ])
  })

  it('[D5-9] is not there for what only leads on', () => {
    const inAList: Place = { uri: 'radio/favourites', type: 'playlist' }
    expect(everyType.filter((type) => itemActions({ type }, inAList).menu.length === 0)).toEqual([
      'radio-favourites',
      'radio-category',
      'spotify-category',
      'streaming-category',
      'title',
      'item-no-menu',
    ])
  })

  it.each<[ItemAction, string[]]>([
    ['deletePlaylist', ['playlist']],
    ['safeRemove', ['remdisk']],
    ['updateFolder', ['folder', 'internal-folder']],
    ['deleteFolder', ['internal-folder']],
    ['addToFavourites', ['song', 'folder-with-favourites']],
    ['addWebRadio', ['mywebradio-category']],
    ['editWebRadio', ['mywebradio']],
    ['addToRadioFavourites', ['mywebradio', 'webradio']],
    ['deleteWebRadio', []],
    ['removeFromFavourites', []],
    ['removeFromRadioFavourites', []],
    ['removeFromPlaylist', []],
  ])('[D5-11] has %s for %j', (action, types) => {
    expect(typesWith(action)).toEqual(types)
  })

  it('[D5-11] deletes web radios and takes out of lists only within these', () => {
    expect(typesWith('deleteWebRadio', { uri: 'radio/myWebRadio' })).toEqual(['mywebradio'])
    expect(typesWith('removeFromRadioFavourites', { uri: 'radio/favourites' })).toContain('webradio')
    expect(typesWith('removeFromPlaylist', { uri: 'playlists/Evening', type: 'playlist' })).toContain('song')
    expect(typesWith('removeFromPlaylist', { uri: 'playlists/Evening' })).toContain('song')
    expect(typesWith('removeFromPlaylist', { uri: 'playlists' })).toEqual([])
    expect(typesWith('removeFromFavourites', { uri: 'favourites' })).toContain('song')
    expect(typesWith('addToFavourites', { uri: 'favourites' })).toEqual([])
  })

  it.each([{ favourite: true }, { favorite: true }])(
    '[D5-10 D5-11] takes back what is a favourite: %j',
    (mark) => {
      const { menu, hasHeart } = itemActions({ type: 'song', uri: deep, ...mark }, somewhere)
      expect(menu).toContain('removeFromFavourites')
      expect(menu).not.toContain('addToFavourites')
      expect(hasHeart).toBe(false)
    },
  )
})

describe('[D5-10] the heart', () => {
  it('is there for what can become a favourite and be played', () => {
    const hearts = (place: Place) =>
      everyType.filter((type) => itemActions({ type, uri: deep }, place).hasHeart)
    expect(hearts(somewhere)).toEqual(['song', 'folder-with-favourites'])
    expect(hearts({ uri: 'favourites' })).toEqual([])
    expect(itemActions({ type: 'song', disablePlayButton: true }, somewhere).hasHeart).toBe(false)
  })
})
