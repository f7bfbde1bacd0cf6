import { expect, it } from 'vitest'
import { pushState } from './normalisers'

it('[D5-1] makes a number of 0 to 100 of a volume that came as text or out of range', () => {
  expect(pushState({ status: 'play', volume: '80' })).toEqual({ status: 'play', volume: 80 })
  expect(pushState({ status: 'play', volume: 140 })).toEqual({ status: 'play', volume: 100 })
  expect(pushState({ status: 'play', volume: 'loud' })).toEqual({ status: 'play' })
})

it('takes null of random and repeat as off, and leaves out a seek and a dbVolume of null', () => {
  expect(pushState({ status: 'stop', random: null, repeat: null, seek: null, dbVolume: null })).toEqual({
    status: 'stop',
    random: false,
    repeat: false,
  })
})

it('stops where a failed web radio has no status, and where the status is no word of ours', () => {
  expect(pushState({ channels: '', stream: 'mp3' })).toEqual({ status: 'stop', stream: 'mp3' })
  expect(pushState({ status: '' })).toEqual({ status: 'stop' })
})

it('keeps fields that it does not know, and knows stream as text or flag', () => {
  expect(pushState({ status: 'stop', Streaming: false, stream: true })).toEqual({
    status: 'stop',
    Streaming: false,
    stream: true,
  })
})

it('reads a favourite as a flag or as an object', () => {
  expect(pushState({ status: 'stop', favourite: true })).toEqual({
    status: 'stop',
    favourite: { favourite: true },
  })
  expect(pushState({ status: 'stop', favourite: { favourite: 'true' } })).toEqual({
    status: 'stop',
    favourite: { favourite: true },
  })
  expect(pushState({ status: 'stop', favourite: null })).toEqual({ status: 'stop' })
})

it('leaves what is no object for the schema to refuse', () => {
  for (const raw of [null, 'stop', 5, [], undefined]) expect(pushState(raw)).toBe(raw)
})
