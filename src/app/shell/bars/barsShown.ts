import type { UiTheme } from '../../../theme/uiTheme/UiTheme'
import { paths } from '../../paths'

/** Which bars stand at the foot of the panel. */
export interface BarsShown {
  hasTabs: boolean
  player: 'none' | 'footer' | 'playbackTabs'
}

const withoutBars: readonly string[] = [paths.wizard]

/**
 * What stands at the foot of a screen [D2.3-1]: in the newer theme the player footer everywhere but on the playback screen,
 * which is the same in large, and the tab bar where there is no room for a rail; in the older one the tab bar always, and a
 * bar for the player on the playback screen only, which is how the specification's "in the main theme" is read here. Nothing where
 * the screen is all that there is.
 */
export const barsShown = (
  theme: UiTheme,
  { path, hasRoom, isBare = false }: { path: string; hasRoom: boolean; isBare?: boolean },
): BarsShown => {
  if (isBare || withoutBars.includes(path)) return { hasTabs: false, player: 'none' }
  const isPlayback = path === paths.playback
  const hasTabs = !(theme.hasRail && hasRoom)
  if (theme.playerBar === 'footer') return { hasTabs, player: isPlayback ? 'none' : 'footer' }
  return { hasTabs, player: isPlayback ? 'playbackTabs' : 'none' }
}
