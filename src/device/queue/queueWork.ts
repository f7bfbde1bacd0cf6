import type { Device } from '../Device'
import type { KeptQueue } from './keepQueue'
import type { PlaysNext, Queueable } from './playNext'
import type { Restored } from './restoreQueue'

// What works on queues is fetched for it: screens that may have it done begin without it. Both reject where
// it cannot be fetched.

/** Hears how many requests of how many are done. */
type Moved = (done: number, total: number) => void

/** Puts something behind what plays, as `playNext` does. */
export const putNext = async (device: Device, what: Queueable, moved: Moved): Promise<PlaysNext> =>
  (await import('./playNext')).playNext(device, what, moved)

/** Puts a queue back that something has taken the place of, as `restoreQueue` does. */
export const putQueueBack = async (
  ...how: [device: Device, kept: KeptQueue, moved: Moved, where?: 'instead' | 'behind']
): Promise<Restored> => (await import('./restoreQueue')).restoreQueue(...how)
