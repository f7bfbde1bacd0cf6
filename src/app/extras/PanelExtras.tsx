import type { RefObject } from 'react'
import { usePanelServices } from '../PanelServices'
import { AccountKeeper } from './account/AccountKeeper'
import { PaletteHost, type PaletteDoor } from './palette/PaletteHost'
import { useShortcuts } from './keys/useShortcuts'
import { OutsideScripts } from './scripts/OutsideScripts'
import { useSwipes } from './swipes/useSwipes'
import { useFavicon } from './useFavicon'
import { useMediaSession } from './useMediaSession'
import { useSwitchNews } from './useSwitchNews'
import { useWakeLock } from './useWakeLock'

interface Props {
  /** What a finger swipes. */
  content: RefObject<HTMLElement | null>
  currentPath: string
  /** The player is away, or takes no orders. */
  isLocked: boolean
  palette: PaletteDoor
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
  return (
    <>
      <AccountKeeper />
      <OutsideScripts />
      {isLocked ? null : <PaletteHost {...palette} />}
    </>
  )
}
