import { describe, expect, it } from 'vitest'
import { describeFormat } from './describeFormat'
import { formatOf } from './formatOf'
import { strokeLetters } from './strokeLetters'

describe('the format of a track', () => {
  it.each([
    ['dff', 'DSD'],
    ['dsf', 'DSD'],
    ['oga', 'OGG'],
    ['wv', 'WAVPACK'],
  ])('[D3-12] draws %s as %s', (type, word) => {
    expect(formatOf(type, undefined)?.word).toBe(word)
  })

  it.each(
    'aac aiff alac dsd dts flac m4a mp3 mp4 opus spotify wav wawpack airplay YouTube rr bt cd tidal qobuz mg mb wma ogg'.split(
      ' ',
    ),
  )('[D3-13] has an icon of its own for %s, every letter of which is drawn', (type) => {
    const format = formatOf(type, undefined)
    expect(format?.word).toMatch(/^[A-Z0-9]+$/)
    expect((format?.word ?? '').split('').filter((letter) => !strokeLetters[letter])).toEqual([])
    expect(format?.name).not.toBe('')
  })

  it.each(['', 'webradio', 'analogin', 'xyz', '__proto__', 'constructor'])(
    '[D3-14] has none for “%s”',
    (type) => {
      expect(formatOf(type, undefined)).toBeUndefined()
    },
  )

  it('[D3-9] takes the icon that the player names, from its folder of icons and nowhere else', () => {
    expect(formatOf('', { url: 'mqa', name: 'MQA' })).toEqual({ file: 'mqa', name: 'MQA' })
    expect(formatOf('', { url: 'flac', name: 'FLAC' })?.word).toBe('FLAC')
    expect(formatOf('', { url: '../../../etc/passwd', name: 'x' })).toBeUndefined()
    expect(formatOf('', { url: 'javascript:alert(1)', name: 'x' })).toBeUndefined()
  })

  it('[D2.4-2] says sample rate and bit depth, else the bitrate', () => {
    const none = { samplerate: undefined, bitdepth: undefined, bitrate: undefined }
    expect(describeFormat({ ...none, samplerate: '96 kHz', bitdepth: '24 bit', bitrate: '1 Mbps' })).toBe(
      '96 kHz | 24 bit',
    )
    expect(describeFormat({ ...none, samplerate: '44.1 kHz' })).toBe('44.1 kHz')
    expect(describeFormat({ ...none, bitrate: '128 kbps' })).toBe('128 kbps')
    expect(describeFormat(none)).toBe('')
  })
})
