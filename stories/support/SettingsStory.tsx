import { useEffect, useState } from 'react'
import { ModalProvider } from '../../src/app/overlays/modals/ModalProvider'
import { ToastProvider } from '../../src/app/overlays/toasts/ToastProvider'
import { DeviceProvider } from '../../src/device'
import { SettingsPage } from '../../src/features/settings'
import { parseSafeAddress } from '../../src/ui/safeAddress'
import { ScriptedDevice } from '../../tests/support/ScriptedDevice'

interface SettingsStoryProps {
  /** The page as the player pushes it; a player that has not answered yet without one. */
  page?: object
  /** UI settings as the player pushes them; none unless told. */
  uiSettings?: object
  onPasswordCancelled?: () => void
  /** Gets the player, so that a play function can act for it. */
  onDevice?: (device: ScriptedDevice) => void
}

const coreSections = {}
const destinations = { toStaticPage: () => undefined, toPlans: () => false }
const stay = () => undefined

/**
 * The page `music_service/attic_radio` of a scripted player, with the dialogs and toasts that its buttons
 * lead to.
 */
export function SettingsStory({
  page,
  uiSettings,
  onPasswordCancelled = stay,
  onDevice,
}: SettingsStoryProps) {
  const [{ device, handlers }] = useState(() => {
    const device = new ScriptedDevice()
    const handlers = {
      send: (event: string, payload: unknown) => device.sendAuthored(event, payload),
      open: (address: string) => parseSafeAddress(address),
      goto: () => false,
    }
    return { device, handlers }
  })
  useEffect(() => {
    onDevice?.(device)
    if (uiSettings) device.push('pushUiSettings', { ...uiSettings })
    if (page) device.push('pushUiConfig', { ...page })
  }, [device, page, uiSettings, onDevice])
  return (
    <DeviceProvider device={device}>
      <ToastProvider>
        <ModalProvider handlers={handlers}>
          <main style={{ minHeight: '100vh', padding: 16 }}>
            <SettingsPage
              pageName="music_service/attic_radio"
              coreSections={coreSections}
              destinations={destinations}
              onPasswordCancelled={onPasswordCancelled}
            />
          </main>
        </ModalProvider>
      </ToastProvider>
    </DeviceProvider>
  )
}
