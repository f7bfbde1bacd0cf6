import { expect, it } from 'vitest'
import { describeFormat } from './Quality'

it('[D2.4-2] says sample rate and bit depth, else the bitrate', () => {
  const none = { samplerate: undefined, bitdepth: undefined, bitrate: undefined }
  expect(describeFormat({ ...none, samplerate: '96 kHz', bitdepth: '24 bit', bitrate: '1 Mbps' })).toBe(
    '96 kHz | 24 bit',
  )
  expect(describeFormat({ ...none, samplerate: '44.1 kHz' })).toBe('44.1 kHz')
  expect(describeFormat({ ...none, bitrate: '128 kbps' })).toBe('128 kbps')
  expect(describeFormat(none)).toBe('')
})
