import { useDevice } from '../../../device'
import { useBrand } from '../../../ui/brand/useBrand'
import { usePanelModals } from '../../../ui/modal/PanelModals'
import { usePanelSituation } from '../../../ui/panel/PanelSituationContext'
import { shareAddress } from './shareAddress'
import type { TrackSheet } from './TrackSheet'
import { useBrowse } from './useBrowse'

/** [D9-31] */
const popup = 'popup,noopener,noreferrer,width=500,height=400'

/** Opens the sheets about what plays: its actions, and what is known of it [D2.4-12 D2.4-13]. */
export function useTrackSheet() {
  const device = useDevice()
  const brand = useBrand()
  const modals = usePanelModals()
  const waysOf = useBrowse()
  const { settings, isKiosk } = usePanelSituation()

  const sheetOf = (): TrackSheet => {
    const { artist = '', album = '', title = '' } = device.topics.read('pushState') ?? {}
    // From the kiosk no way leads to other windows and back [D6-5].
    const mayShare = !isKiosk && settings.trackManagerButtonBar?.actions?.twitter !== false
    return {
      ...waysOf({ artist, album }),
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
