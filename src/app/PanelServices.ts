import { createContext, useContext } from 'react'
import type { UiSettings } from '../../schemas/generated/types'
import type { UiThemeFolder } from '../theme/uiTheme/UiTheme'
import type { Accounts } from './account/createAccounts'

/** How the browser that shows the panel wants it, by its user agent. */
export interface PanelMode {
  /** A touchscreen on the player itself: no hover effects, no links to elsewhere [D9-22]. */
  isKiosk: boolean
  /** No hover effects, no grids [D9-23]. */
  isMemorySaving: boolean
  /** A scrollbar of 20 px [D9-24]. */
  isTouch: boolean
}

/** Reads the mode off the user agent; `{word}kiosk` is the kiosk of the brand with that word. */
export const readPanelMode = (userAgent: string, word: string): PanelMode => {
  const agent = userAgent.toLowerCase()
  return {
    isKiosk: agent.includes(`${word.toLowerCase()}kiosk`),
    isMemorySaving: agent.includes('memorysave'),
    isTouch: agent.includes('touch'),
  }
}

/** What the app hands to the shell besides the device. */
export interface PanelServices {
  mode: PanelMode
  /** The UI settings file of the host for a theme, which is the one in force then; read once for each. */
  readUiSettings: (folder?: UiThemeFolder) => Promise<UiSettings | undefined>
  /** Loads the page anew. */
  reload: () => void
  /** The accounts; undefined where the brand has no cloud. */
  accounts?: Accounts | undefined
}

/** Undefined outside the app, which `usePanelServices` refuses. */
export const PanelServicesContext = createContext<PanelServices | undefined>(undefined)

/** The services of the app. Throws outside `PanelServicesContext`. */
export const usePanelServices = (): PanelServices => {
  const services = useContext(PanelServicesContext)
  if (!services) throw new Error('usePanelServices needs a PanelServicesContext above it')
  return services
}
