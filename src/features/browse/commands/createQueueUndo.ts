import { keepQueue, putQueueBack, watchQueue, type KeptQueue } from '../../../device'
import type { ItemCommand } from './ItemCommand'
import { complain, everySecond, type QueueTools } from './QueueTools'

const replacing: ReadonlySet<ItemCommand['kind']> = new Set([
  'replaceAndPlay',
  'playItemsList',
  'playPlaylist',
])

/**
 * Makes what keeps the queue while a command takes its place. What it makes is called before the command is
 * sent, and gives what is called once it was: the queue is then offered back, with what played of it.
 */
export function createQueueUndo(now: () => QueueTools): (command: ItemCommand) => () => void {
  const restore = async (kept: KeptQueue) => {
    const { device, t, onUndo } = now()
    const moved = everySecond((done, total) =>
      onUndo({ text: t('browse.commands.queue.restoring', { done, total }) }),
    )
    try {
      const told = await putQueueBack(device, kept, moved)
      if (told.status === 'failed') complain(now(), t('browse.commands.queue.failed'))
      else if (told.missing > 0) complain(now(), t('browse.commands.queue.fewer', { count: told.missing }))
      else onUndo({ text: t('browse.commands.queue.restored') })
    } catch {
      // The part of the panel that does it could not be fetched.
      complain(now(), t('browse.commands.queue.failed'))
    }
  }
  return (command) => {
    const { device } = now()
    if (!replacing.has(command.kind)) return () => undefined
    const keeping = keepQueue(device)
    return () => {
      const isOurs = watchQueue(device)
      void keeping.then((kept) => {
        if (!kept) return
        const { t, onUndo } = now()
        const run = () =>
          isOurs() ? void restore(kept) : complain(now(), t('browse.commands.queue.another'))
        onUndo({ text: t('browse.commands.queue.replaced', { count: kept.items.length }), run })
      })
    }
  }
}
