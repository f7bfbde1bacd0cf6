import { createContext, useContext } from 'react'
import type { PushUiSettings } from '../../../schemas/generated/types'

/** How this panel is to look and behave, and where it stands. */
export interface PanelSituation {
  /** The host's UI settings file, over which the device's push goes [D3-34]. */
  settings: PushUiSettings
  /** A touchscreen on the player itself, from which no way leads to other windows and back [D6-5]. */
  isKiosk: boolean
  /** A browser that saves memory: simpler lists, no grids [D2.6-9 D9-23]. */
  isMemorySaving: boolean
}

/** What the app says of the panel; an ordinary one unless it is told. */
export const PanelSituationContext = createContext<PanelSituation>({
  settings: {},
  isKiosk: false,
  isMemorySaving: false,
})

/** The settings of the panel and where it stands. */
export const usePanelSituation = (): PanelSituation => useContext(PanelSituationContext)
