import type { ComponentType } from 'react'

/** What other features draw inside steps; a step without its panel has only its words. */
export interface WizardPanels {
  /** Wi-Fi networks and the way into one [D2.13-7]. */
  network?: ComponentType<{ variant: 'wizard'; persistentWizard: boolean }>
  /** Network and USB drives [D2.13-8]. */
  music?: ComponentType
  /** Has the player look for an update, and says what comes of it. */
  update?: ComponentType
  /** A page of the player's, drawn as pages are [D2.10-1]. */
  page: ComponentType<{ pageName: string }>
}
