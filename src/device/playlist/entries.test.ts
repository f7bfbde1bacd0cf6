import { expect, it } from 'vitest'
import { isSameList, keyOf, lacking, toAdd, withoutRepeats } from './entries'

it.each([
  ['INTERNAL/a/b.flac', 'mnt/INTERNAL/a/b.flac'],
  ['/INTERNAL/a/b.flac', 'mnt/INTERNAL/a/b.flac'],
  ['mnt/USB/a.flac', 'mnt/USB/a.flac'],
  ['/mnt/USB/a.flac', 'mnt/USB/a.flac'],
  ['music-library/NAS/a.flac', 'mnt/NAS/a.flac'],
  ['cue://INTERNAL/a.cue@3', 'cue://INTERNAL/a.cue@3'],
])('adds %s by the address in which players find it: %s', (uri, sent) => {
  expect(toAdd({ uri })).toEqual({ uri: sent, service: 'mpd' })
  expect(keyOf({ uri })).toBe(keyOf({ uri: sent, service: 'mpd' }))
})

it('adds a station with its name, and other services as they are', () => {
  const station = { uri: 'http://radio.example/a', service: 'webradio', title: 'Harbour FM' }
  expect(toAdd(station)).toEqual({
    uri: 'http://radio.example/a',
    service: 'webradio',
    albumTitle: 'Harbour FM',
  })
  expect(toAdd({ uri: 'INTERNAL/a', service: 'spop' })).toEqual({ uri: 'INTERNAL/a', service: 'spop' })
  expect(toAdd({ title: 'nowhere' })).toBeUndefined()
})

const of = (letters: string) => letters.split('').map((uri) => ({ uri }))

it('tells what is lacking in a list, in its order', () => {
  expect(lacking(of('abcab'), of('acb'))).toEqual([1, 3])
  expect(lacking(of('abc'), of('abc'))).toEqual([])
  expect(lacking(of('abc'), of('cb'))).toBeUndefined()
})

it('keeps the first of what stands in a list more than once', () => {
  const entries = [
    { uri: 'INTERNAL/a' },
    { uri: 'b' },
    { uri: 'mnt/INTERNAL/a' },
    { title: 'x' },
    { title: 'x' },
  ]
  expect(withoutRepeats(entries)).toEqual([entries[0], entries[1], entries[3], entries[4]])
  expect(isSameList(of('ab'), of('a'))).toBe(false)
})
