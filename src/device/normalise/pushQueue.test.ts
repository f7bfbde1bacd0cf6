import { expect, it } from 'vitest'
import { pushQueue } from './pushBrowseLibrary'

it('leaves out entries that are no objects and takes null as an empty queue', () => {
  expect(pushQueue([null, 7, { name: 'Ebb' }, []])).toEqual([{ name: 'Ebb' }])
  expect(pushQueue(null)).toEqual([])
})

it('makes numbers of durations and track numbers, and leaves out empty ones', () => {
  expect(
    pushQueue([
      { duration: '4:14', tracknumber: '2', number: '3' },
      { duration: '', channels: '', artist: null },
    ]),
  ).toEqual([{ duration: 254, tracknumber: 2, number: 3 }, {}])
})

it('[D3-23] hands on what an entry is, with the number of a track of a cue sheet', () => {
  const entry = { uri: 'music-library/a.cue', name: 'One', title: 'One', artist: 'Pier', album: 'Ebb' }
  const rest = { albumart: '/albumart?path=a', icon: 'fa fa-music', service: 'mpd', number: 3 }
  expect(pushQueue([{ ...entry, ...rest }])).toEqual([{ ...entry, ...rest }])
})

it('leaves what is no list for the schema to refuse', () => {
  expect(pushQueue({ 0: 'x' })).toEqual({ 0: 'x' })
})
