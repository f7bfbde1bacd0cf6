import type { PlayerContext } from '../core/PlayerContext'
import type { Drive } from '../storage/drivesDocument'

/** Keeps a network drive, in the place of the one with its id or as the last. Rejects when it could not be written. */
export function saveDrive({ storage }: PlayerContext, drive: Drive): Promise<void> {
  const drives = storage.drives.value()
  const isKnown = drives.some(({ id }) => id === drive.id)
  return storage.drives.save(
    isKnown ? drives.map((one) => (one.id === drive.id ? drive : one)) : [...drives, drive],
  )
}
