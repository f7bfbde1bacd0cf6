import { expect, it } from 'vitest'
import { state } from '../tests/support/playback/startPlayback'
import { clockAfter, isSameTrack } from './playbackClock'

it('[D5-2] a track that plays is the same wherever it stands in the queue by now', () => {
  const plays = { ...state, position: 3, seek: 60_000 }
  expect(isSameTrack(plays, { ...plays, position: 2, seek: 61_000 })).toBe(true)
  expect(isSameTrack(plays, { ...plays, title: 'Coda' })).toBe(false)
  expect(isSameTrack(undefined, plays)).toBe(false)
})

it('a track that the queue holds twice is another one where it begins once more', () => {
  const plays = { ...state, position: 3, seek: 199_000 }
  expect(isSameTrack(plays, { ...plays, position: 4, seek: 0 })).toBe(false)
  expect(isSameTrack(plays, { ...plays, seek: 0 })).toBe(true)
})

it('[D4-4] a state that does not say how far the same track is leaves the clock alone', () => {
  const context = {
    state: { ...state, status: 'play' as const, duration: 240 },
    clock: { seek: 30_000, at: 1000 },
  }
  const silent = { ...context.state, seek: undefined, volume: 41 }
  expect(clockAfter(context, silent, 3000)).toBe(context.clock)
  expect(clockAfter(context, { ...silent, status: 'pause' }, 3000)).toEqual({ seek: 32_000, at: 3000 })
  expect(clockAfter(context, { ...silent, position: 7 }, 3000)).toBe(context.clock)
})

it('[D4-4] without a word of its place another track is at its beginning, as is one that stopped or whose time was up', () => {
  const context = {
    state: { ...state, status: 'play' as const, duration: 240 },
    clock: { seek: 30_000, at: 1000 },
  }
  const silent = { ...context.state, seek: undefined }
  expect(clockAfter(context, { ...silent, title: 'Coda' }, 3000)).toEqual({ seek: 0, at: 3000 })
  expect(clockAfter(context, { ...silent, status: 'stop' }, 3000)).toEqual({ seek: 0, at: 3000 })
  expect(clockAfter(context, silent, 300_000)).toEqual({ seek: 0, at: 300_000 })
})
