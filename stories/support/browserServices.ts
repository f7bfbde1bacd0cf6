import type { PanelServices } from '../../src/app/PanelServices'

/** The services of a panel in an ordinary browser, whose player has no UI settings file. */
export const browserServices: PanelServices = {
  mode: { isKiosk: false, isMemorySaving: false, isTouch: false },
  readUiSettings: () => Promise.resolve(undefined),
  reload: () => undefined,
}
