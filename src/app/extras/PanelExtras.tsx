import type { RefObject } from 'react'
import { usePanelServices } from '../PanelServices'
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
}

/** Draws nothing: it listens to fingers and keys, and tells the browser what plays. */
export const PanelExtras = ({ content, currentPath, isLocked }: Props) => {
  const { mode } = usePanelServices()
  useSwipes(content, currentPath)
  useShortcuts(isLocked)
  useFavicon()
  useMediaSession()
  useWakeLock(mode.isKiosk)
  return null
}
