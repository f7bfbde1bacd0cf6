import { describe, expect, it } from 'vitest'
import page from '../../../fixtures/pushUiConfig/core-sections.json'
import three from '../../../fixtures/pushAvailableLanguages/three.json'
import { createTranslator } from '../../i18n/TranslationProvider'
import { buildLanguageForm, toSetLanguage, hasLanguageChoice } from './DeviceLanguageSection'

const { t } = createTranslator()

describe('the form of the player’s language', () => {
  it('[D3-56] offers the player’s languages in their own names, the current one chosen', () => {
    const [select, button] = buildLanguageForm(three, t)
    expect(select).toMatchObject({
      id: 'language',
      element: 'select',
      value: { value: 'en', label: 'English' },
      options: [
        { value: 'de', label: 'Deutsch' },
        { value: 'en', label: 'English' },
        { value: 'lt', label: 'Lietuvių' },
      ],
    })
    expect(button).toMatchObject({ element: 'button', onClick: { method: 'apply' } })
  })

  it('leaves out what cannot be set, and keeps a current language that is not offered', () => {
    const [select] = buildLanguageForm(
      { defaultLanguage: { code: 'eo' }, available: [{ language: 'No code' }, { code: 'de' }] },
      t,
    )
    expect(select).toMatchObject({
      value: { value: 'eo', label: 'eo' },
      options: [{ value: 'de', label: 'de' }],
    })
  })

  it('[D7-65] sets the player’s own entry of an option, and lets it tell everyone', () => {
    expect(toSetLanguage({ value: 'de', label: 'Deutsch' }, three)).toEqual({
      defaultLanguage: { language: 'Deutsch', code: 'de' },
      disallowReload: false,
    })
    expect(toSetLanguage({ value: 'eo', label: 'eo' }, three)).toBeUndefined()
    expect(toSetLanguage(undefined, three)).toBeUndefined()
  })
})

describe('whether a page has a choice of language itself', () => {
  it('is told by a section that saves the language', () => {
    const section = { id: 'language_selector', onSave: { method: 'setLanguage' } }
    expect(hasLanguageChoice({ sections: [{ coreSection: 'ui-settings' }, section] })).toBe(true)
    expect(hasLanguageChoice(page)).toBe(false)
    for (const other of [undefined, null, 'x', {}, { sections: [null, 7, { onSave: 'setLanguage' }] }])
      expect(hasLanguageChoice(other)).toBe(false)
  })
})
