import type { PlayerContext } from '../core/PlayerContext'

/** What a start does to the system: an update that is installed becomes the one that runs. */
export async function bootSystem({ log, now, storage }: PlayerContext): Promise<void> {
  const { pending, ...system } = storage.system.value()
  if (pending === null) return
  await storage.system.save({
    ...system,
    version: pending,
    built: new Date(now()).toUTCString(),
    pending: null,
  })
  log(`version ${pending} runs now`)
}
