import { expect, it } from 'vitest'
import en from '../../locales/en.json'
import { createTranslator } from './createTranslator'
import { addEnglish } from './englishTexts'

it('texts of a feature reach the translators that are there, and those to come', () => {
  const before = createTranslator()
  addEnglish({ queue: { ...en.queue, title: 'Line' } })
  expect(before.t('queue.title')).toBe('Line')
  expect(createTranslator().t('queue.title')).toBe('Line')
  addEnglish({ queue: en.queue })
  expect(before.t('queue.title')).toBe(en.queue.title)
})
