import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { PanelProviders } from '../../../tests/support/PanelProviders'
import { LanguageContext, LanguageStore } from '../../features/language/language'
import { createTranslator } from '../../i18n/TranslationProvider'
import { Header } from './Header'

const nothing = () => {}

it('[D2.3-2] offers logging out without a player if a cloud user is signed in', async () => {
  const onLogOut = vi.fn<() => void>()
  const languageStore = new LanguageStore({
    translator: createTranslator(),
    storage: { read: () => undefined, write: nothing },
    browserTag: 'en',
  })
  render(
    <PanelProviders>
      <LanguageContext value={languageStore}>
        <Header
          logo={{ src: '/logo.svg', alt: 'Acme' }}
          productName="Acme"
          isReady={false}
          deviceName="Kitchen"
          hasRail={false}
          isLocked={false}
          isMenuOpen={false}
          onMenu={nothing}
          onPalette={nothing}
          onHome={nothing}
          onLogOut={onLogOut}
        />
      </LanguageContext>
    </PanelProviders>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
  expect(onLogOut).toHaveBeenCalledOnce()
  expect(screen.queryByText('Kitchen')).toBeNull()
})
