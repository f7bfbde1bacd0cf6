import { lazy, Suspense, useEffect, type RefObject } from 'react'
import { untilLoaded } from '../../ui/untilLoaded'
import { fetchWhenCalm } from '../../ui/fetchWhenCalm'
import { usePanelServices } from '../PanelServices'
import { AccountKeeper } from './account/AccountKeeper'
import { useShortcuts } from './keys/useShortcuts'
import { OutsideScripts } from './scripts/OutsideScripts'
import { useSwipes } from './swipes/useSwipes'
import { useFavicon } from './useFavicon'
import { useMediaSession } from './useMediaSession'
import { useSwitchNews } from './useSwitchNews'
import { useWakeLock } from './useWakeLock'

const loadPalette = async () => (await import('./palette/PaletteHost')).PaletteHost
const PaletteHost = lazy(() => untilLoaded(loadPalette))

interface Props {
  /** What a finger swipes. */
  content: RefObject<HTMLElement | null>
  currentPath: string
  /** The player is away, or takes no orders. */
  isLocked: boolean
  /** Whether the command palette is open, and what closes it. */
  palette: { isOpen: boolean; onClose: () => void }
}

/** Listens to fingers and keys, tells the browser what plays and the user what became of a switch, keeps accounts in step; all that it draws is the command palette. */
export const PanelExtras = ({ content, currentPath, isLocked, palette }: Props) => {
  const { mode } = usePanelServices()
  useSwipes(content, currentPath)
  useShortcuts(isLocked)
  useFavicon()
  useSwitchNews()
  useMediaSession()
  useWakeLock(mode.isKiosk)
  useEffect(() => fetchWhenCalm(loadPalette), [])
  return (
    <>
      <AccountKeeper />
      <OutsideScripts />
      {isLocked || !palette.isOpen ? null : (
        <Suspense fallback={null}>
          <PaletteHost onClose={palette.onClose} />
        </Suspense>
      )}
    </>
  )
}
