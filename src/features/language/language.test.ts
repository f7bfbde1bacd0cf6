// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { createTranslator } from '../../i18n/TranslationProvider'
import { languages } from '../../../schemas/languages'
import { LanguageStore } from './language'

const storage = {
  read: (name: string) => localStorage.getItem(name) ?? undefined,
  write: (name: string, value: string | undefined) =>
    value === undefined ? localStorage.removeItem(name) : localStorage.setItem(name, value),
}

const openStore = (browserTag = 'en-GB') => {
  const translator = createTranslator()
  return {
    translator,
    kept: new LanguageStore({ translator, storage, browserTag }),
  }
}

const language = (code: string) =>
  languages.find((known) => known.code === code) ?? { code, tag: code, label: code }

describe('the kept language', () => {
  beforeEach(() => localStorage.clear())

  it('starts with the browser’s and follows the device’s first push without a reload', async () => {
    const { kept } = openStore('fr-FR')
    expect(kept.current().code).toBe('fr')
    expect(await kept.hear('de')).toBe(false)
    expect(kept.current().code).toBe('de')
  })

  it('[D4-39] asks for a reload when the device’s language changes while the panel is open', async () => {
    const { kept } = openStore()
    await kept.hear('en')
    expect(await kept.hear('de')).toBe(true)
    expect(kept.current().code).toBe('de')
    expect(await kept.hear('de')).toBe(false)
  })

  it('starts after the reload with what the device said', async () => {
    await openStore().kept.hear('de')
    expect(openStore().kept.current().code).toBe('de')
  })

  it('[D2.3-2] keeps the user’s choice in this browser, also when the device says its language again', async () => {
    const { kept } = openStore()
    await kept.hear('de')
    await kept.choose(language('it'))
    const next = openStore()
    expect(next.kept.current().code).toBe('it')
    await next.kept.hear('de')
    expect(next.kept.current().code).toBe('it')
  })

  it('follows a later change on the device', async () => {
    const { kept } = openStore()
    await kept.hear('de')
    await kept.choose(language('it'))
    await kept.hear('es')
    expect(kept.current().code).toBe('es')
    expect(openStore().kept.current().code).toBe('es')
  })

  it('keeps a choice that was made before the device was ever heard', async () => {
    const { kept } = openStore()
    await kept.choose(language('it'))
    await kept.hear('de')
    expect(kept.current().code).toBe('it')
    await kept.hear('es')
    expect(kept.current().code).toBe('es')
  })

  it('says which language is drawn in the page’s lang, English where texts are missing', async () => {
    const { kept } = openStore()
    await kept.choose(language('lt'))
    expect(kept.current().code).toBe('lt')
    expect(document.documentElement.lang).toBe('en')
  })
})
