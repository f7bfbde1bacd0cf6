import { describe, expect, it } from 'vitest'
import { findLanguage, languages, tagOf } from './languages'

describe('the languages', () => {
  it('[D1-14 A1-13 A9-17] are the 26 that the specification names', () => {
    expect(languages.map(({ code }) => code)).toEqual(
      expect.arrayContaining(
        'ca cs da de en es fr gr hr it ja ko hu nl no pl pt ru sk fi sv tr ua vi zh zh_TW'.split(' '),
      ),
    )
  })

  it('have tags that a browser understands', () => {
    const tags = languages.map(({ tag }) => tag)
    expect(Intl.getCanonicalLocales(tags)).toHaveLength(languages.length)
    expect(findLanguage('gr')?.tag).toBe('el')
    expect(findLanguage('ua')?.tag).toBe('uk')
  })

  it.each(languages)('are found by code and by tag: $code', ({ code, tag }) => {
    expect(findLanguage(code)?.code).toBe(code)
    expect(findLanguage(tag)?.code).toBe(code)
  })

  it.each([
    ['el-GR', 'gr'],
    ['uk-UA', 'ua'],
    ['nb-NO', 'no'],
    ['nn', 'no'],
    ['zh-CN', 'zh'],
    ['zh-SG', 'zh'],
    ['zh-Hans-HK', 'zh'],
    ['zh-TW', 'zh_TW'],
    ['zh-HK', 'zh_TW'],
    ['zh-MO', 'zh_TW'],
    ['zh-Hant-MY', 'zh_TW'],
    ['pt-BR', 'pt'],
    ['pt-PT', 'pt'],
    ['DE-at', 'de'],
    ['xx', undefined],
    ['fil', undefined],
    ['', undefined],
  ])('are found by what browsers call them: %s', (tag, code) => {
    expect(findLanguage(tag)?.code).toBe(code)
  })

  it.each(languages)('have tags that Intl writes in: $code', ({ code, tag }) => {
    expect(tagOf(code)).toBe(tag)
    expect(Intl.NumberFormat.supportedLocalesOf(tag)).toHaveLength(1)
  })

  it('write as English does where a code is none of them', () => {
    expect(tagOf('tlh')).toBe('en')
  })
})
