import { lazy } from 'react'
import { NetworkDrivesSection } from '../features/drives'
import type { CoreSections } from '../renderer'

/**
 * The sections that the interface brings itself, by the names that pages use for them [D2.10-14], each a chunk of its
 * own. An unknown one draws a labelled placeholder.
 */
export const coreSections: CoreSections = {
  'network-status': lazy(async () => ({
    default: (await import('../features/network')).NetworkStatusSection,
  })),
  wifi: lazy(async () => ({ default: (await import('../features/network')).WifiSection })),
  'my-music': lazy(async () => ({ default: (await import('../features/my-music')).CollectionSection })),
  'network-drives': NetworkDrivesSection,
  'my-music-plugin-enabler': lazy(async () => ({
    default: (await import('../features/my-music')).MusicPluginsSection,
  })),
  'system-version': lazy(async () => ({
    default: (await import('../features/system')).SystemVersionSection,
  })),
  'firmware-upload': lazy(async () => ({
    default: (await import('../features/updates')).FirmwareSection,
  })),
  'ui-settings': lazy(async () => ({ default: (await import('./UiSettingsSection')).UiSettingsSection })),
}
