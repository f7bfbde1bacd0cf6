import { expect, it } from 'vitest'
import { detailsOf } from './ItemMenu'

it('[D2.6-8] tells genre, format, figures and length, as far as they are known', () => {
  const item = {
    genre: 'Folk',
    trackType: 'flac',
    samplerate: '96 kHz',
    bitdepth: '24 bit',
    qualityDescription: 'HI_RES',
    duration: 201,
  }
  expect(detailsOf(item, 'Hi-Res')).toBe('Folk • FLAC • 96 kHz • 24 bit • Hi-Res • 3:21')
  expect(detailsOf({ genre: ' ', trackType: 'webradio', duration: 0 }, 'Hi-Res')).toBe('webradio')
  expect(detailsOf({}, 'Hi-Res')).toBe('')
})
