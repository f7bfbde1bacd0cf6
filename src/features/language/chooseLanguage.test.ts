import { describe, expect, it } from 'vitest'
import { chooseLanguage } from './language'

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
