import { later } from '../ui/later'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useBrand } from '../ui/brand/BrandContext'
import { screenExists } from '../ui/navigation/PanelLink'
import { NetworkDrivesSection } from '../features/drives'
import type { CoreSections } from '../renderer'

/** Where the buttons of the player's pages lead inside the interface [D2.10-11 D2.10-12]. */
export function usePageDestinations() {
  const navigate = useNavigate()
  const router = useRouter()
  const { word } = useBrand()
  return useMemo(
    () => ({
      toStaticPage: (pageName: string) =>
        void navigate({ to: '/static-page/$pageName', params: { pageName } }),
      toPlans: () => {
        const path = `/${word}/plans`
        // Without the screen the router would go its way for unknown addresses and land somewhere else
        // unasked.
        const isHere = screenExists(router, path)
        if (isHere) router.history.push(path)
        return isHere
      },
    }),
    [navigate, router, word],
  )
}

/**
 * The sections that the interface brings itself, by the names that pages use for them [D2.10-14], each a
 * chunk of its own. An unknown one draws a labelled placeholder.
 */
export const coreSections: CoreSections = {
  'network-status': later(async () => (await import('../features/network')).NetworkStatusSection),
  wifi: later(async () => (await import('../features/network')).WifiSection),
  'my-music': later(async () => (await import('../features/my-music')).CollectionSection),
  'network-drives': NetworkDrivesSection,
  'my-music-plugin-enabler': later(async () => (await import('../features/my-music')).MusicPluginsSection),
  'system-version': later(
    async () => (await import('../features/system/SystemVersionSection')).SystemVersionSection,
  ),
  'firmware-upload': later(async () => (await import('../features/updates')).FirmwareSection),
  'ui-settings': later(async () => (await import('./UiSettingsSection')).UiSettingsSection),
}
