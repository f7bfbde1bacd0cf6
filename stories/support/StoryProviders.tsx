import { useEffect, useState, type ReactNode } from 'react'
import { TranslationProvider } from '../../src/i18n/TranslationProvider'
import anyBrand from '../../fixtures/documents/brand/any.json'
import type { Brand } from '../../schemas/generated/types'
import { ConnectionProvider } from '../../src/app/ConnectionContext'
import { featureModals, PlayerScope, PlayerSwitchProvider, UiThemeProvider } from '../../src/app/App'
import { ModalProvider } from '../../src/app/overlays/modals/ModalProvider'
import type { ModalButtonHandlers } from '../../src/app/overlays/modals/modalStack'
import { ToastProvider } from '../../src/app/overlays/toasts/ToastProvider'
import { ReplacedQueue } from '../../src/app/shell/Shell'
import { PanelServicesContext, type PanelServices } from '../../src/app/PanelServices'
import { DeviceProvider } from '../../src/device'
import { NowPlayingUpdates } from '../../src/features/playback'
import { LanguageContext, LanguageStore } from '../../src/features/language/language'
import { BrandContext } from '../../src/ui/brand/BrandContext'
import { PanelUndo, PanelUndoBar } from '../../src/ui/undo/PanelUndo'
import { UnsavedEdits, UnsavedEditsContext } from '../../src/ui/unsavedEdits/UnsavedEdits'
import { createMemoryStorage } from './createMemoryStorage'
import { galleryChoice } from './gallery/galleryChoice'
import { storyLanguage } from './language/storyLanguage'
import type { ScriptedPlayer } from './ScriptedPlayer'

interface Props {
  player: ScriptedPlayer
  services: PanelServices
  handlers: ModalButtonHandlers
  /** Language of the panel's own words; English unless told. */
  language?: 'en' | 'de' | undefined
  brand?: Brand | undefined
  children: ReactNode
}

/**
 * All that `App` puts around the screens, on a scripted player. What the toolbar chooses goes before what the
 * story says; theme and colour scheme are the toolbar's alone.
 */
export function StoryProviders({ player, services, handlers, language, brand = anyBrand, children }: Props) {
  const [{ translator, languageStore, edits }] = useState(() => {
    const translator = storyLanguage.create(language)
    const storage = createMemoryStorage()
    const languageStore = new LanguageStore({ translator, storage, browserTag: language ?? 'en' })
    return { translator, languageStore, edits: new UnsavedEdits() }
  })
  const { uiTheme } = galleryChoice.read()
  useEffect(() => {
    if (uiTheme !== undefined) player.wear(uiTheme)
  }, [player, uiTheme])
  return (
    <TranslationProvider translator={translator}>
      <BrandContext value={galleryChoice.brandOver(brand)}>
        <LanguageContext value={languageStore}>
          <PanelServicesContext value={services}>
            <DeviceProvider device={player.device}>
              <UiThemeProvider>
                <ConnectionProvider connection={player.connection}>
                  <UnsavedEditsContext value={edits}>
                    <PlayerScope>
                      <ToastProvider>
                        <NowPlayingUpdates />
                        <PanelUndo>
                          <ModalProvider handlers={handlers} features={featureModals}>
                            <PlayerSwitchProvider>
                              <ReplacedQueue />
                              {children}
                              <PanelUndoBar />
                            </PlayerSwitchProvider>
                          </ModalProvider>
                        </PanelUndo>
                      </ToastProvider>
                    </PlayerScope>
                  </UnsavedEditsContext>
                </ConnectionProvider>
              </UiThemeProvider>
            </DeviceProvider>
          </PanelServicesContext>
        </LanguageContext>
      </BrandContext>
    </TranslationProvider>
  )
}
