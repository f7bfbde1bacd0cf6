// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import de from '../../locales/de.json'
import { createTranslator, switchLanguage } from './createTranslator'
import { addTexts, textsLoaded } from './knownTexts'

const german = { code: 'de', tag: 'de', label: 'Deutsch' }
const english = { code: 'en', tag: 'en', label: 'English' }
/** A part that no file has, so that nothing else brings it. */
const line = { laterPart: { title: 'Line' } }
const inGerman = () => Promise.resolve({ default: { laterPart: { title: 'Reihe' } } })
const title = 'laterPart.title' as 'queue.title'
const otherTitle = 'otherPart.title' as 'queue.title'

const drawn: ReturnType<typeof createTranslator>[] = []
const begin = () => {
  const translator = createTranslator()
  drawn.push(translator)
  return translator
}

afterEach(async () => {
  for (const translator of drawn.splice(0)) await switchLanguage(translator, english)
})

describe('texts of a feature', () => {
  it('reach the translators that are there, and those to come', () => {
    const before = begin()
    addTexts(line, {})
    expect(before.t(title)).toBe('Line')
    expect(createTranslator().t(title)).toBe('Line')
  })

  it('are there in the language that is drawn before what waits for them is drawn', async () => {
    const translator = begin()
    await switchLanguage(translator, german)
    addTexts(line, { de: inGerman })
    await textsLoaded()
    expect(translator.t(title)).toBe('Reihe')
  })

  it('come with the language where that is drawn later, and are not loaded before', async () => {
    const translator = begin()
    let loaded = 0
    const loaders = {
      de: () => {
        loaded += 1
        return inGerman()
      },
    }
    addTexts(line, loaders)
    await textsLoaded()
    expect([translator.t(title), loaded]).toEqual(['Line', 0])
    expect(await switchLanguage(translator, german)).toBe(true)
    expect(translator.t(title)).toBe('Reihe')
    await switchLanguage(translator, english)
    expect(translator.t(title)).toBe('Line')
  })

  it('are English where they cannot be loaded', async () => {
    const translator = begin()
    await switchLanguage(translator, german)
    addTexts({ otherPart: { title: 'Row' } }, { de: () => Promise.reject(new TypeError('gone')) })
    await textsLoaded()
    expect(translator.t(otherTitle)).toBe('Row')
    expect(translator.t('action.save')).toBe(de.action.save)
  })
})
