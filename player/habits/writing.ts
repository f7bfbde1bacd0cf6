import { setTimeout as pass } from 'node:timers/promises'
import type { PlayerContext } from '../core/PlayerContext'

/** From the toast that says that it is done until it is, ms: a card of flash memory is no faster. */
const disk = 25

const running = new WeakMap<PlayerContext, Set<string>>()

/** Writes a list, which goes by the address of its page, after a while in which real devices do not answer who looks at it. */
export async function writeList(
  player: PlayerContext,
  page: string,
  write: () => Promise<void>,
): Promise<void> {
  const pages = running.get(player) ?? new Set()
  running.set(player, pages)
  pages.add(page)
  try {
    await pass(disk)
    await write()
  } finally {
    pages.delete(page)
  }
}

/** Whether the list of a page is being written. */
export function isBeingWritten(player: PlayerContext, page: string): boolean {
  return running.get(player)?.has(page) ?? false
}
