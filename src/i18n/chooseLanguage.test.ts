import { describe, expect, it } from 'vitest'
import { chooseLanguage, findLanguage, languages } from './languages'

describe('the languages', () => {
  it('[D1-14 A1-13 A9-17] are the 26 that the specification names', () => {
    expect(languages.map(({ code }) => code).sort()).toEqual(
      'ca cs da de en es fr gr hr it ja ko hu nl no pl pt ru sk fi sv tr ua vi zh zh_TW'.split(' ').sort(),
    )
  })

  it('have tags that a browser understands', () => {
    const tags = languages.map(({ tag }) => tag)
    expect(Intl.getCanonicalLocales(tags)).toHaveLength(26)
    expect(findLanguage('gr')?.tag).toBe('el')
    expect(findLanguage('ua')?.tag).toBe('uk')
  })

  it('are found by the tags of browsers', () => {
    expect(findLanguage('el-GR')?.code).toBe('gr')
    expect(findLanguage('uk')?.code).toBe('ua')
    expect(findLanguage('zh-TW')?.code).toBe('zh_TW')
    expect(findLanguage('pt-BR')?.code).toBe('pt')
    expect(findLanguage('xx')).toBeUndefined()
    expect(findLanguage('')).toBeUndefined()
  })
})

describe('the language to draw', () => {
  it('is the one stored in this browser', () => {
    expect(chooseLanguage({ stored: { code: 'fr' }, deviceCode: 'de', browserTag: 'it' }).code).toBe('fr')
  })

  it('is the device’s without a stored one', () => {
    expect(chooseLanguage({ deviceCode: 'de', browserTag: 'it' }).code).toBe('de')
  })

  it('follows the device when its language was changed after the stored choice', () => {
    const stored = { code: 'fr', deviceCode: 'de' }
    expect(chooseLanguage({ stored, deviceCode: 'de' }).code).toBe('fr')
    expect(chooseLanguage({ stored, deviceCode: 'es' }).code).toBe('es')
    expect(chooseLanguage({ stored }).code).toBe('fr')
  })

  it('[D9-3] is the browser’s by its first two letters', () => {
    expect(chooseLanguage({ browserTag: 'de-AT' }).code).toBe('de')
  })

  it('[D8-26] is English when nothing else is available', () => {
    expect(chooseLanguage({ browserTag: 'xx-YY' }).code).toBe('en')
    expect(chooseLanguage({ stored: { code: 'klingon' }, deviceCode: '??' }).code).toBe('en')
  })
})
