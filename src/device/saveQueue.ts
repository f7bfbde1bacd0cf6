import type { Device, SendOutcome } from './Device'

/** Saves the queue under a name later, if it must not be saved yet; whether it does. */
type SaveKeeper = (name: string) => boolean

const keepers = new WeakMap<Device, SaveKeeper>()

/** Has the keeper asked from now on whenever the queue is to be saved, in the place of the one before. */
export function keepSaves(device: Device, keeper: SaveKeeper): void {
  keepers.set(device, keeper)
}

/**
 * Has the player save its queue as the playlist of that name [D7-23]; `held` while it is not yet the queue that the user sees,
 * because not all that was wanted of it is done.
 */
export function saveQueue(device: Device, name: string): SendOutcome {
  return keepers.get(device)?.(name) ? { status: 'held' } : device.send('saveQueueToPlaylist', { name })
}
