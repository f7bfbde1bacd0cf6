import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, useMemo } from 'react'
import type { i18n } from 'i18next'
import { TranslationProvider } from '../i18n/TranslationProvider'
import type { Brand } from '../../schemas/generated/types'
import { DeviceProvider } from '../device'
import { PanelThemeProvider } from '../theme/PanelThemeProvider'
import { BrandContext } from '../ui/brand/BrandContext'
import { screenExists } from '../ui/navigation/screenExists'
import { openAddress } from '../ui/openAddress'
import { UnsavedEdits } from '../ui/unsavedEdits/UnsavedEdits'
import { UnsavedEditsContext } from '../ui/unsavedEdits/UnsavedEditsContext'
import { AccountScope } from './account/AccountScope'
import type { DeviceSession } from './actors'
import { ConnectionProvider } from './ConnectionContext'
import { LanguageContext, type LanguageKeeper } from '../features/language'
import { NowPlayingUpdates } from '../features/playback'
import { featureModals } from './featureModals'
import { ModalProvider } from './overlays/modals/ModalProvider'
import type { ModalButtonHandlers } from './overlays/modals/pressModalButton'
import { ToastProvider } from './overlays/toasts/ToastProvider'
import { PlayerScope } from './players/PlayerScope'
import { PlayerSwitchProvider } from './players/PlayerSwitchProvider'
import { PanelServicesContext, type PanelServices } from './PanelServices'
import { resolveState } from './resolveState'
import type { createPanelRouter } from './routes'
import { UiThemeProvider } from './UiThemeProvider'

/** All that the app is composed of; `main.tsx` makes the real parts, tests their own. */
export interface AppParts {
  brand: Brand
  translator: i18n
  languageKeeper: LanguageKeeper
  session: Pick<DeviceSession, 'device' | 'connection'>
  router: ReturnType<typeof createPanelRouter>
  services: PanelServices
  /** Key under which the colour scheme is remembered. */
  schemeKey: string
}

/** The whole panel. */
export const App = ({
  brand,
  translator,
  languageKeeper,
  session,
  router,
  services,
  schemeKey,
}: AppParts) => {
  const { device, connection } = session
  const edits = useMemo(() => new UnsavedEdits(), [])
  const handlers = useMemo<ModalButtonHandlers>(
    () => ({
      send: (event, payload) => device.sendAuthored(event, payload),
      open: (url) => openAddress(url, 'same'),
      goto: (state, params) => {
        const path = resolveState(state, params, brand.word)
        if (path === undefined || !screenExists(router, path)) return false
        router.history.push(path)
        return true
      },
    }),
    [device, router, brand],
  )
  return (
    <StrictMode>
      <TranslationProvider translator={translator}>
        <BrandContext value={brand}>
          <PanelThemeProvider accentColor={brand.accentColor} storageKey={schemeKey}>
            <LanguageContext value={languageKeeper}>
              <PanelServicesContext value={services}>
                <AccountScope accounts={services.accounts}>
                  <DeviceProvider device={device}>
                    <UiThemeProvider>
                      <ConnectionProvider connection={connection}>
                        <UnsavedEditsContext value={edits}>
                          <PlayerScope>
                            <ToastProvider>
                              <NowPlayingUpdates />
                              <ModalProvider handlers={handlers} features={featureModals}>
                                <PlayerSwitchProvider>
                                  <RouterProvider router={router} />
                                </PlayerSwitchProvider>
                              </ModalProvider>
                            </ToastProvider>
                          </PlayerScope>
                        </UnsavedEditsContext>
                      </ConnectionProvider>
                    </UiThemeProvider>
                  </DeviceProvider>
                </AccountScope>
              </PanelServicesContext>
            </LanguageContext>
          </PanelThemeProvider>
        </BrandContext>
      </TranslationProvider>
    </StrictMode>
  )
}
