import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createTranslator, TranslationProvider, useTranslation } from './TranslationProvider'
import en from '../../locales/en.json'
import de from '../../locales/de.json'
import { addTexts } from './knownTexts'

it('texts that are added draw nothing anew, another language does', async () => {
  const translator = createTranslator()
  let drawn = 0
  function Word() {
    const { t } = useTranslation()
    drawn++
    return <p>{t('action.save')}</p>
  }
  render(
    <TranslationProvider translator={translator}>
      <Word />
    </TranslationProvider>,
  )
  const before = drawn
  act(() => addTexts({ queue: en.queue }, {}))
  expect(drawn).toBe(before)
  translator.addResourceBundle('de', 'translation', de, true, true)
  await act(() => translator.changeLanguage('de'))
  expect(screen.getByText(de.action.save)).not.toBeNull()
})
