import type { PlayerContext } from '../core/PlayerContext'

/** At the start: a player that is to go without the wizard counts it as done. */
export async function skipWizardIfUnwanted({ storage, withoutWizard }: PlayerContext): Promise<void> {
  const wizard = storage.wizard.value()
  if (withoutWizard && !wizard.done) await storage.wizard.save({ ...wizard, done: true })
}
