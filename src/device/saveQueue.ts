import type { Device, SendOutcome } from './Device'
import { hearResult, sendForTruth } from './truth/sendForTruth'
import type { Truth } from './truth/Truth'

/** Saves the queue under a name later, if it must not be saved yet; whether it does. */
type SaveKeeper = (name: string) => boolean

const keepers = new WeakMap<Device, SaveKeeper>()

/** Has the keeper asked from now on whenever the queue is to be saved, in the place of the one before. */
export function keepSaves(device: Device, keeper: SaveKeeper): void {
  keepers.set(device, keeper)
}

/** Sends that it is to save its queue under a name; the truth is its own push, since its toast comes before it tries. */
export const sendSave = (device: Device, name: string) =>
  sendForTruth(device, hearResult('pushSaveQueueToPlaylist'), [name], () =>
    device.send('saveQueueToPlaylist', { name }),
  )

/**
 * Has the player save its queue as the playlist of that name [D7-23]; `held` while it is not yet the queue that the user sees,
 * because not all that was wanted of it is done: then whoever keeps it tells of its truth.
 */
export function saveQueue(device: Device, name: string): { outcome: SendOutcome; truth: Promise<Truth> } {
  return keepers.get(device)?.(name)
    ? { outcome: { status: 'held' }, truth: Promise.resolve({ status: 'silent' }) }
    : sendSave(device, name)
}
