import { describe, expect, it } from 'vitest'
import { playlistNameProblem } from '../../../device'
import { withNew } from './AlarmDraft'
import { calledFor, canWake } from './useAlarmActs'

describe('a player can be woken', () => {
  it.each([
    [true, { type: 'webradio', uri: 'http://radio.example/a' }],
    [true, { type: 'mywebradio', uri: 'http://radio.example/a' }],
    [true, { type: 'album', uri: 'spotify:album:1' }],
    [true, { type: 'folder', uri: 'albums://Slow%20Harbour/Ropewalk' }],
    [true, { type: 'folder', uri: 'artists://Slow%20Harbour' }],
    [false, { type: 'folder', uri: 'music-library/USB' }],
    [false, { type: 'folder', uri: 'genres://Jazz' }],
    [false, { type: 'song', uri: 'mnt/1.flac' }],
    [false, { type: 'webradio', uri: '' }],
    [false, {}],
  ])('%s: %o', (can, item) => {
    expect(canWake(item)).toBe(can)
  })
})

it('calls its playlist so that every player can keep it', () => {
  expect(calledFor({ title: 'Ropewalk', artist: 'Slow Harbour' })).toBe('Ropewalk – Slow Harbour')
  expect(calledFor({ name: 'Harbour FM' })).toBe('Harbour FM')
  expect(calledFor({ title: 'Same', artist: 'Same' })).toBe('Same')
  const name = calledFor({ title: '🌊/'.repeat(90), artist: 'ü/'.repeat(200) })
  expect(playlistNameProblem(`Aufwachen: ${name}`)).toBeUndefined()
})

it('begins an alarm with that playlist', () => {
  expect(withNew([], 'Wake up: Ropewalk')).toMatchObject([
    { alarm: { playlist: 'Wake up: Ropewalk' }, isNew: true },
  ])
})
