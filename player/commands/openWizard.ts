import type { PlayerContext } from '../core/PlayerContext'

/** Opens the first-run wizard on every screen; it stays to be done until somebody ends it, also over a restart. */
export async function openWizard({ clients, storage }: PlayerContext): Promise<void> {
  await storage.wizard.save({ ...storage.wizard.value(), done: false })
  clients.broadcast('pushWizard', { openWizard: true })
}
