import type { Device } from '../Device'
import type { PlaysNext, Queueable } from './playNext'

/**
 * Puts something behind what plays, as `playNext` does, which is fetched for it: screens that may have it
 * done begin without the work on queues. Rejects where that cannot be fetched.
 */
export const putNext = async (
  device: Device,
  what: Queueable,
  moved: (done: number, total: number) => void,
): Promise<PlaysNext> => (await import('./playNext')).playNext(device, what, moved)
