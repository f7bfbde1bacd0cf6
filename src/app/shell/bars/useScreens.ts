import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { screenExists } from '../../../ui/navigation/screenExists'
import { useHasPlayers } from '../players/useHasPlayers'
import { playerScreens, type ScreenEntry } from './tabs'
import { useTabs } from './useTabs'

/** The tabs, and where there are several players their screens, too: what the side menu and the palette lead to. */
export const useScreens = (): ScreenEntry[] => {
  const router = useRouter()
  const tabs = useTabs()
  const hasPlayers = useHasPlayers()
  return useMemo(() => {
    const more = hasPlayers ? playerScreens.filter(({ path }) => screenExists(router, path)) : []
    return [...tabs, ...more.map((one) => ({ ...one, isBusy: false }))]
  }, [router, tabs, hasPlayers])
}
