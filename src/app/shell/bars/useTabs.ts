import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useNowPlaying } from '../../../device'
import { useUiTheme } from '../../../theme/uiTheme/UiThemeContext'
import { screenExists } from '../../../ui/navigation/screenExists'
import { tabs, type Tab } from './tabs'

/** The tabs of the UI theme whose screens this panel has. */
export const useTabs = (): Tab[] => {
  const router = useRouter()
  const { hasHome } = useUiTheme()
  const isUpdating = useNowPlaying(({ isScanning }) => isScanning)
  return useMemo(
    () =>
      tabs
        .filter(({ id, path }) => (id !== 'home' || hasHome) && screenExists(router, path))
        .map((tab) => ({ ...tab, isBusy: tab.id === 'browse' && isUpdating === true })),
    [router, hasHome, isUpdating],
  )
}
