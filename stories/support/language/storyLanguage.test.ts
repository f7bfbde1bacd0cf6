// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import finnish from '../../../locales/fi.json'
import { storyLanguage } from './storyLanguage'

afterEach(() => storyLanguage.forget())

it('speaks all of the language that is chosen, texts of features that were not fetched, too', async () => {
  const { t } = storyLanguage.create()
  expect(t('wizard.next')).toBe('Next')
  await storyLanguage.show('fi')
  expect(t('wizard.next')).toBe(finnish.wizard.next)
  expect(t('accountAuth.access.text')).toBe(finnish.accountAuth.access.text)
  await storyLanguage.show(undefined)
  expect(t('wizard.next')).toBe('Next')
})
