import { useRouter } from '@tanstack/react-router'
import { useDevice } from '../../../device'
import { useBrand } from '../../../ui/brand/useBrand'
import { usePanelModals } from '../../../ui/modal/PanelModals'
import { screenExists } from '../../../ui/navigation/screenExists'
import { usePanelSituation } from '../../../ui/panel/PanelSituationContext'
import { browseLink } from '../links'
import { shareAddress } from './shareAddress'
import type { TrackSheet } from './TrackSheet'

/** [D9-31] */
const popup = 'popup,noopener,noreferrer,width=500,height=400'

/** Opens the sheets about what plays: its actions, and what is known of it [D2.4-12 D2.4-13]. */
export function useTrackSheet() {
  const device = useDevice()
  const brand = useBrand()
  const modals = usePanelModals()
  const router = useRouter({ warn: false })
  const { settings, isKiosk } = usePanelSituation()

  const sheetOf = (): TrackSheet => {
    const { artist = '', album = '', title = '' } = device.topics.read('pushState') ?? {}
    const goTo = (type: 'artist' | 'album', name: string) => {
      const href = browseLink({ type, artist, album })
      if (!router || name.trim() === '' || !screenExists(router, href)) return undefined
      return () => router.history.push(href)
    }
    // From the kiosk no way leads to other windows and back [D6-5].
    const mayShare = !isKiosk && settings.trackManagerButtonBar?.actions?.twitter !== false
    return {
      goToArtist: goTo('artist', artist),
      goToAlbum: goTo('album', album),
      share: mayShare
        ? () => window.open(shareAddress({ artist, title }, brand, settings), '_blank', popup)
        : undefined,
    }
  }
  return {
    openActions: () => modals.open({ name: 'modal-track-actions', size: 'sm', params: sheetOf() }),
    openInfo: () => modals.open({ name: 'modal-now-playing-info', size: 'sm', params: sheetOf() }),
  }
}
