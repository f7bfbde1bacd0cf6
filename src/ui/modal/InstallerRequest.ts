import type { ModalRequest } from './PanelModals'

/** The name of the installer's modal. */
export const installerName = 'modal-plugin-installer'

/** What the installer's modal is about: what it is to have done, as its feature defines it, and from when on the player's words count. */
export interface InstallerParams {
  order?: unknown
  /** ms as `performance.now` counts them: a status from before is of another installation. */
  since: number
}

/** The wish to see the installer, large [D2.12-4]. */
export const toInstallerRequest = (params: InstallerParams): ModalRequest => ({
  name: installerName,
  size: 'lg',
  params,
})
