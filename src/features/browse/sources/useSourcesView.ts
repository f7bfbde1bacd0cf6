import { useTopic } from '../../../device'
import { usePanelSituation } from '../../../ui/panel/PanelSituationContext'

/** How the UI settings have sources drawn [D2.6-1]: as tiles, unless they say list. */
export function useSourcesView(): 'grid' | 'list' {
  const { settings } = usePanelSituation()
  const pushed = useTopic('pushUiSettings', ({ browseSourcesView }) => browseSourcesView)
  return (pushed ?? settings.browseSourcesView)?.trim().toLowerCase() === 'list' ? 'list' : 'grid'
}
