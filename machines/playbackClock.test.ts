import { expect, it } from 'vitest'
import { facts } from '../tests/support/playback/startPlayback'
import { isSameTrack } from './playbackClock'

it('[D5-2] a track that plays is the same wherever it stands in the queue by now', () => {
  const plays = { ...facts, position: 3, seek: 60_000 }
  expect(isSameTrack(plays, { ...plays, position: 2, seek: 61_000 })).toBe(true)
  expect(isSameTrack(plays, { ...plays, title: 'Coda' })).toBe(false)
  expect(isSameTrack(undefined, plays)).toBe(false)
})

it('a track that the queue holds twice is another one where it begins once more', () => {
  const plays = { ...facts, position: 3, seek: 199_000 }
  expect(isSameTrack(plays, { ...plays, position: 4, seek: 0 })).toBe(false)
  expect(isSameTrack(plays, { ...plays, seek: 0 })).toBe(true)
})
