import { usePanelModals } from '../../../ui/modal/PanelModals'
import { usePanelSituation } from '../../../ui/panel/PanelSituationContext'
import type { SheetParams } from './TrackSheet'
import { useBrowse } from './useBrowse'

/** Opens the sheets about what plays: its actions, and what is known of it [D2.4-12 D2.4-13]. */
export function useTrackSheet() {
  const modals = usePanelModals()
  const waysOf = useBrowse()
  const { settings, isKiosk } = usePanelSituation()
  const { actions, twitterData = {} } = settings.trackManagerButtonBar ?? {}
  // From the kiosk no way leads to other windows and back [D6-5].
  const sharing = isKiosk || actions?.twitter === false ? undefined : twitterData
  const params: SheetParams = { waysOf, sharing }
  return {
    openActions: () => modals.open({ name: 'modal-track-actions', size: 'sm', params }),
    openInfo: () => modals.open({ name: 'modal-now-playing-info', size: 'sm', params }),
  }
}
