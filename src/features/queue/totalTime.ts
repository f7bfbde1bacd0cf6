import type { QueueEntry } from '../../../machines/queue.machine'

/** How long all of it plays, s, and whether some of it is of unknown length, as web radios are. */
export function totalTime(entries: readonly QueueEntry[]): { seconds: number; isWhole: boolean } {
  let seconds = 0
  let isWhole = true
  for (const { item } of entries) {
    if (item.duration !== undefined && item.duration > 0) seconds += item.duration
    else isWhole = false
  }
  return { seconds, isWhole }
}
