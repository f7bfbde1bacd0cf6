import type { PlayerContext } from '../core/PlayerContext'

/** Ends the first-run wizard for good, on disk and on every screen [D4-28]. */
export async function endWizard({ clients, storage }: PlayerContext): Promise<void> {
  await storage.wizard.save({ ...storage.wizard.value(), done: true })
  clients.broadcastAsIs('closeWizard', '')
}

/** At the start: a player that is to go without the wizard counts it as done. */
export async function skipWizardIfUnwanted({ storage, withoutWizard }: PlayerContext): Promise<void> {
  const wizard = storage.wizard.value()
  if (withoutWizard && !wizard.done) await storage.wizard.save({ ...wizard, done: true })
}

/**
 * Opens the first-run wizard on every screen; it stays to be done until somebody ends it, also over a
 * restart.
 */
export async function openWizard({ clients, storage }: PlayerContext): Promise<void> {
  await storage.wizard.save({ ...storage.wizard.value(), done: false })
  clients.broadcast('pushWizard', { openWizard: true })
}
