import { createContext, useContext } from 'react'
import type { UiSettings } from '../../schemas/generated/types'
import type { UiThemeFolder } from '../theme/uiTheme/UiTheme'
import type { Accounts } from './account/createAccounts'
import type { PanelMode } from './panelMode/readPanelMode'

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
