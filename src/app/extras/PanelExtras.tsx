import type { RefObject } from 'react'
import { usePanelServices } from '../PanelServices'
import { PaletteHost, type PaletteDoor } from './palette/PaletteHost'
import { useShortcuts } from './keys/useShortcuts'
import { useSwipes } from './swipes/useSwipes'
import { useFavicon } from './useFavicon'
import { useMediaSession } from './useMediaSession'
import { useWakeLock } from './useWakeLock'

interface Props {
  /** What a finger swipes. */
  content: RefObject<HTMLElement | null>
  currentPath: string
  /** The player is away, or takes no orders. */
  isLocked: boolean
  palette: PaletteDoor
}

/** Listens to fingers and keys, and tells the browser what plays; all that it draws is the command palette. */
export const PanelExtras = ({ content, currentPath, isLocked, palette }: Props) => {
  const { mode } = usePanelServices()
  useSwipes(content, currentPath)
  useShortcuts(isLocked)
  useFavicon()
  useMediaSession()
  useWakeLock(mode.isKiosk)
  return isLocked ? null : <PaletteHost {...palette} />
}
