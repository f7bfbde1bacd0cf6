import { lazy, Suspense, useEffect, type RefObject } from 'react'
import { untilLoaded } from '../../ui/untilLoaded'
import { fetchWhenCalm } from '../../ui/fetchWhenCalm'
import { AccountKeeper } from './account/AccountKeeper'
import { useShortcuts } from './keys/useShortcuts'
import { OutsideScripts } from './scripts/OutsideScripts'
import { useSwitchNews } from './useSwitchNews'

// Long after what plays is on screen: nobody looks at the browser's own signs of it before.
const BrowserTies = lazy(async () => {
  await new Promise<void>((calm) => fetchWhenCalm(() => Promise.resolve(calm())))
  return untilLoaded(async () => (await import('./BrowserTies')).BrowserTies)
})

const Swipes = lazy(() => untilLoaded(async () => (await import('./swipes/Swipes')).Swipes))

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

/** Listens to fingers and keys, tells the user what became of a switch, keeps accounts and the browser in step; all that it draws is the command palette. */
export const PanelExtras = ({ content, currentPath, isLocked, palette }: Props) => {
  useShortcuts(isLocked)
  useSwitchNews()
  useEffect(() => fetchWhenCalm(loadPalette), [])
  return (
    <>
      <AccountKeeper />
      <OutsideScripts />
      <Suspense fallback={null}>
        <BrowserTies />
      </Suspense>
      <Suspense fallback={null}>
        <Swipes content={content} currentPath={currentPath} />
      </Suspense>
      {palette.isOpen ? (
        <Suspense fallback={null}>
          <PaletteHost onClose={palette.onClose} />
        </Suspense>
      ) : null}
    </>
  )
}
