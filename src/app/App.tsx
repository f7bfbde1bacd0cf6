import { later } from '../ui/later'
import {
  Fragment,
  useCallback,
  useSyncExternalStore,
  type ReactNode,
  useEffect,
  useState,
  useContext,
  useMemo,
  StrictMode,
} from 'react'
import { useSelector } from '@xstate/react'
import { RouterProvider } from '@tanstack/react-router'
import type { i18n } from 'i18next'
import { useDevice, useTopic, parseAddress, DeviceProvider } from '../device'
import { readUiTheme, UiThemeContext } from '../theme/uiTheme/UiTheme'
import { PanelThemeProvider, useUiThemeAttribute } from '../theme/createPanelTheme'
import { useBrand, BrandContext } from '../ui/brand/BrandContext'
import { AccountSlotsContext } from '../ui/account/AccountSlotsContext'
import type { Accounts } from './account/createAccounts'
import { CredentialsModal, credentialsModal } from '../features/drives'
import { installerName, type FeatureModal } from '../ui/modal/PanelModals'
import { TranslationProvider } from '../i18n/TranslationProvider'
import { PanelHistoryContext, screenExists } from '../ui/navigation/PanelLink'
import { PlayerSwitchContext, type PlayerSwitch } from '../ui/players/PlayerSwitchContext'
import { UnsavedEditsContext, UnsavedEdits, useAskToDiscard } from '../ui/unsavedEdits/UnsavedEdits'
import { useConnectionActor, ConnectionProvider } from './ConnectionContext'
import type { Brand } from '../../schemas/generated/types'
import { openAddress } from '../ui/safeAddress'
import type { DeviceSession } from './actors'
import { LanguageContext, type LanguageStore } from '../features/language/language'
import { NowPlayingUpdates } from '../features/playback'
import { ModalProvider } from './overlays/modals/ModalProvider'
import type { ModalButtonHandlers } from './overlays/modals/modalStack'
import { ToastProvider } from './overlays/toasts/ToastProvider'
import { PanelUndo } from '../ui/undo/PanelUndo'
import { PanelServicesContext, type PanelServices } from './PanelServices'
import { resolveState } from './resolveState'
import type { createPanelRouter } from './routes'

/** Draws everything anew when another player is driven, so that nothing of the one before stays on screen. */
export const PlayerScope = ({ children }: { children: ReactNode }) => {
  const device = useDevice()
  const subscribe = useCallback((listener: () => void) => device.onConnection(listener), [device])
  const player = useSyncExternalStore(subscribe, () => device.player())
  return <Fragment key={player}>{children}</Fragment>
}

/** The UI theme that the player names, else that of the brand [D1-16]. */
export function UiThemeProvider({ children }: { children: ReactNode }) {
  const brand = useBrand()
  const pushed = useTopic('pushUiSettings', ({ theme }) => theme)
  const theme = readUiTheme(brand.word, pushed, brand.theme)
  useUiThemeAttribute(theme.name)
  return <UiThemeContext value={theme}>{children}</UiThemeContext>
}

const none = { isAuthEnabled: false }

/** Gives the panel what the account area lends. */
const AccountScope = ({ accounts, children }: { accounts: Accounts | undefined; children: ReactNode }) => {
  const [slots, setSlots] = useState(accounts?.slots() ?? none)
  useEffect(() => accounts?.subscribe(() => setSlots(accounts.slots())), [accounts])
  return <AccountSlotsContext value={slots}>{children}</AccountSlotsContext>
}

const tools = () => import('../features/tools')
const updates = () => import('../features/updates')
const metadata = () => import('../features/metadata')
const playlists = () => import('../features/playlists')
const trackModals = () => import('./modals/trackModals')

/**
 * The modals of features by the names that devices use for them in `params.modalName` [D2.9-2], in chunks of
 * their own: nobody loads an alarm clock to change a setting.
 */
export const featureModals: Readonly<Record<string, FeatureModal>> = {
  'cd-rip': later(async () => (await import('../features/ripping/CdRipModal')).CdRipModal),
  'firmware-upload': later(async () => (await updates()).FirmwareModal),
  updater: later(async () => (await updates()).UpdaterModal),
  'modal-add-to-playlist': later(async () => (await playlists()).AddToPlaylistModal),
  'modal-alarm-clock': later(async () => (await tools()).loadAlarmModal()),
  'modal-crypto-donation': later(async () => (await import('../features/wizard')).CryptoModal),
  'modal-donation': later(async () => (await import('../features/wizard')).DonationModal),
  'modal-edit-playlist': later(async () => (await (await playlists()).loadEditing()).EditPlaylistModal),
  'modal-export-playlist': later(async () => (await (await playlists()).loadExport()).ExportModal),
  'modal-import-music': later(async () => (await (await playlists()).loadImport()).ImportModal),
  'modal-merge-playlist': later(async () => (await (await playlists()).loadMerging()).MergePlaylistModal),
  'modal-rename-playlist': later(async () => (await (await playlists()).loadRenaming()).RenamePlaylistModal),
  'modal-earlier-queues': later(async () => (await import('../features/queue')).EarlierQueuesModal),
  'modal-link': later(async () => (await import('../features/links')).LinkModal),
  'modal-karaoke': later(async () => (await tools()).loadKaraokeModal()),
  'modal-now-playing-info': later(async () => (await trackModals()).NowPlayingInfo),
  [installerName]: later(async () => (await import('../features/plugins')).InstallerModal),
  'modal-power-off': later(async () => (await tools()).loadPowerModal()),
  'modal-premium': later(async () => (await metadata()).PremiumModal),
  'modal-save-queue': later(async () => (await playlists()).SaveQueueModal),
  'modal-sleep': later(async () => (await tools()).loadSleepModal()),
  'modal-shortcuts': later(async () => (await import('./deferred/keys/ShortcutsModal')).ShortcutsModal),
  'modal-sound': later(async () => (await import('../features/settings')).SoundModal),
  'modal-story': later(async () => (await metadata()).StoryModal),
  'modal-web-radio': later(async () => (await import('../features/radios/WebRadioModal')).WebRadioModal),
  [credentialsModal]: CredentialsModal,
}

/** Lets features switch to another player; where a form holds unsaved edits, its user is asked first. */
export const PlayerSwitchProvider = ({ children }: { children: ReactNode }) => {
  const device = useDevice()
  const mayDiscard = useAskToDiscard()
  const edits = useContext(UnsavedEditsContext)
  const actor = useConnectionActor()
  const guestName = useSelector(actor, ({ context }) => context.guest?.name)
  const homeName = useSelector(actor, ({ context }) => context.home?.name ?? '')
  const players = useMemo((): PlayerSwitch => {
    const unlessKept = async (go: () => void) => {
      if (!(await mayDiscard(edits.exist()))) return
      edits.giveUp()
      go()
    }
    const goHome = () => void unlessKept(() => actor.send({ type: 'home.chosen' }))
    return {
      guestName,
      homeName,
      goHome,
      switchTo: ({ address, name }) => {
        const read = parseAddress(address)
        if ('fault' in read) return
        const { guest: now, home } = actor.getSnapshot().context
        if (now && home?.hosts.includes(read.origin)) return goHome()
        const guest = { address: read.origin, name }
        const own = device.topics.read('pushDeviceName')?.trim() ?? ''
        void unlessKept(() => actor.send({ type: 'player.chosen', guest, homeName: own }))
      },
    }
  }, [actor, device, mayDiscard, edits, guestName, homeName])
  return <PlayerSwitchContext value={players}>{children}</PlayerSwitchContext>
}

/** All that the app is composed of; `main.tsx` makes the real parts, tests their own. */
export interface AppParts {
  brand: Brand
  translator: i18n
  languageStore: LanguageStore
  session: Pick<DeviceSession, 'device' | 'connection'>
  router: ReturnType<typeof createPanelRouter>
  services: PanelServices
  /** Key under which the colour scheme is remembered. */
  schemeKey: string
}

/** The whole panel. */
export const App = ({ brand, translator, languageStore, session, router, services, schemeKey }: AppParts) => {
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
            <LanguageContext value={languageStore}>
              <PanelServicesContext value={services}>
                <AccountScope accounts={services.accounts}>
                  <DeviceProvider device={device}>
                    <UiThemeProvider>
                      <ConnectionProvider connection={connection}>
                        <UnsavedEditsContext value={edits}>
                          <PlayerScope>
                            <ToastProvider>
                              <NowPlayingUpdates />
                              <PanelUndo>
                                <PanelHistoryContext value={router.history}>
                                  <ModalProvider handlers={handlers} features={featureModals}>
                                    <PlayerSwitchProvider>
                                      <RouterProvider router={router} />
                                    </PlayerSwitchProvider>
                                  </ModalProvider>
                                </PanelHistoryContext>
                              </PanelUndo>
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
