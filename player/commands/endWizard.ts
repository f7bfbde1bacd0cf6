import type { PlayerContext } from '../core/PlayerContext'

/** Ends the first-run wizard for good, on disk and on every screen [D4-28]. */
export async function endWizard({ clients, storage }: PlayerContext): Promise<void> {
  await storage.wizard.save({ ...storage.wizard.value(), done: true })
  clients.broadcastAsIs('closeWizard', '')
}
