import type { ModalButton } from '../schemas/generated/types'

/** What a status says of it; all of it may be missing. */
interface InstallStatus {
  progress?: number | undefined
  buttons?: readonly ModalButton[] | undefined
}

/** A button that leads nowhere but away. */
const onlyCloses = ({ emit, url, state }: ModalButton): boolean =>
  !url && !state && (!emit || emit === 'closeModals' || emit === 'closeAllModals')

/**
 * How an installation ended by what the player says of it; undefined while it goes on. `done` at 100 [D4-24].
 * Players have no word for a failure: they go back to 0 with buttons, or offer nothing but to close before
 * they are at 100.
 */
export const outcomeOf = ({ progress, buttons = [] }: InstallStatus): 'done' | 'failed' | undefined => {
  if (progress === 100) return 'done'
  const hasFailed = buttons.length > 0 && (progress === 0 || buttons.every(onlyCloses))
  return hasFailed ? 'failed' : undefined
}
