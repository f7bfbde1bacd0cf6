import { paths, type PanelPath } from '../../paths'

/** Where swiping leads from a screen [D2.2-17]. */
export const swipeTargets: Readonly<Record<string, { left?: PanelPath; right?: PanelPath }>> = {
  [paths.playback]: { left: paths.queue, right: paths.browse },
  [paths.browse]: { left: paths.playback },
  [paths.queue]: { right: paths.playback },
}
