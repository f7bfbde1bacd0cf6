import { describe, expect, it } from 'vitest'
import { cardAddress, cardPressOf, enqueueOf, playOf, pressOf, rowAddress } from './pressOf'

const rows = [
  ['webradio', 'play', 'play'],
  ['mywebradio', 'play', 'play'],
  ['album', 'play', 'play'],
  ['artist', 'play', 'play'],
  ['song', 'play', 'playFromHere'],
  ['cuesong', 'playCue', 'playCue'],
  ['cd', 'replaceAndPlay', 'replaceAndPlay'],
  ['play-playlist', 'playPlaylist', 'playPlaylist'],
  ['folder', 'browse', 'browse'],
  ['playlist', 'browse', 'browse'],
  ['of-a-plugin', 'browse', 'browse'],
] as const

describe('a press on an item', () => {
  it.each(rows)('[D5-12 D5-13 D5-14] of type %s: alone %s, with its list %s', (type, alone, list) => {
    expect(pressOf({ type, uri: 'x' }, 'single')).toBe(alone)
    expect(pressOf({ type, uri: 'x' }, undefined)).toBe(list)
  })

  it('[D5-15] never fetches the address cd', () => {
    expect(pressOf({ type: 'folder', uri: 'cd' }, undefined)).toBe('nothing')
    expect(cardPressOf({ type: 'folder', uri: 'cd' })).toBe('nothing')
    expect(pressOf({ type: 'folder', uri: 'cd://1' }, undefined)).toBe('browse')
  })

  it.each(rows)(
    '[D5-16] as a card plays what has no page behind it and opens the rest: %s',
    (type, alone) => {
      const opens = ['album', 'artist', 'folder', 'playlist', 'of-a-plugin'].includes(type)
      expect(cardPressOf({ type, uri: 'x' })).toBe(opens ? 'browse' : alone)
    },
  )
})

it('is a way to an address where it leads on, and only there', () => {
  const folder = { type: 'folder', uri: 'music-library/a b', title: 'A & B', service: 'mpd' }
  const address = '/browse?uri=music-library%2Fa+b&type=folder&title=A+%26+B&service=mpd'
  expect([rowAddress(folder), cardAddress(folder)]).toEqual([address, address])
  const album = { type: 'album', uri: 'albums://x' }
  expect([rowAddress(album), cardAddress(album)]).toEqual([
    undefined,
    '/browse?uri=albums%3A%2F%2Fx&type=album',
  ])
  for (const type of ['song', 'cuesong', 'webradio', 'mywebradio', 'play-playlist', 'cd'])
    expect([rowAddress({ type, uri: 'x' }), cardAddress({ type, uri: 'x' })]).toEqual([undefined, undefined])
  expect(rowAddress({ type: 'folder', uri: 'cd' })).toBeUndefined()
  // [D4-11]
  expect(rowAddress({ type: 'folder', uri: '/' })).toBe('/browse')
})

it('[D5-17] the play button plays the playlist among playlists, else the item alone or its list', () => {
  expect(playOf('playlists', 'single')).toBe('playPlaylist')
  expect(playOf('music-library/a', 'single')).toBe('addPlay')
  expect(playOf('music-library/a', undefined)).toBe('playFromHere')
})

it('[D5-18] adding to the queue enqueues the playlist among playlists', () => {
  expect(enqueueOf('playlists')).toBe('enqueue')
  expect(enqueueOf('playlists/Evening')).toBe('addToQueue')
})
