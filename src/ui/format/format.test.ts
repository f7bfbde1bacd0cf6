import { describe, expect, it } from 'vitest'
import { formatOf, strokeLetters } from './FormatIcon'

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
})
