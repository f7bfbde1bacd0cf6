import { usePanelServices } from '../PanelServices'
import { useFavicon } from './useFavicon'
import { useMediaSession } from './useMediaSession'
import { useWakeLock } from './useWakeLock'

/** Keeps the browser around the page in step with what plays: its icon, its media controls, and on a kiosk the screen that stays on. Draws nothing. */
export function BrowserTies() {
  const { mode } = usePanelServices()
  useFavicon()
  useMediaSession()
  useWakeLock(mode.isKiosk)
  return null
}
