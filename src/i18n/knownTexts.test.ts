// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import de from '../../locales/de.json'
import { createTranslator, switchLanguage } from './TranslationProvider'
import { addTexts, hasAllTexts, textsLoaded, timesCompleted } from './knownTexts'

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

describe('two choices of a language in a row', () => {
  it('end in the latest, whichever texts come first', async () => {
    const translator = begin()
    const comes: { german?: () => void } = {}
    const slow = new Promise<void>((resolve) => {
      comes.german = resolve
    })
    addTexts(line, { de: () => slow.then(inGerman) })
    const first = switchLanguage(translator, german)
    const second = switchLanguage(translator, english)
    expect(await second).toBe(true)
    comes.german?.()
    expect(await first).toBe(false)
    expect([translator.language, document.documentElement.lang, translator.t(title)]).toEqual([
      'en',
      'en',
      'Line',
    ])
  })
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

  it('come at the next try where they could not be loaded, and the rest stays until then', async () => {
    const translator = begin()
    await switchLanguage(translator, german)
    let isServed = false
    const gone = () => Promise.reject(new TypeError('gone'))
    const row = { latePart: { title: 'Row' } }
    const rowTitle = 'latePart.title' as 'queue.title'
    addTexts(row, {
      de: () => (isServed ? Promise.resolve({ default: { latePart: { title: 'Zeile' } } }) : gone()),
    })
    await textsLoaded()
    expect(await switchLanguage(translator, german)).toBe(true)
    expect([translator.t(rowTitle), translator.t('action.save'), hasAllTexts(translator)]).toEqual([
      'Row',
      de.action.save,
      false,
    ])
    isServed = true
    expect(await switchLanguage(translator, german)).toBe(true)
    expect([translator.t(rowTitle), hasAllTexts(translator), timesCompleted(translator)]).toEqual([
      'Zeile',
      true,
      1,
    ])
  })

  it('are English where they cannot be loaded', async () => {
    const translator = begin()
    await switchLanguage(translator, german)
    addTexts({ otherPart: { title: 'Row' } }, { de: () => Promise.reject(new TypeError('gone')) })
    await textsLoaded()
    expect(translator.t(otherTitle)).toBe('Row')
    expect(translator.t('action.save')).toBe(de.action.save)
    expect(hasAllTexts(translator)).toBe(false)
  })
})
