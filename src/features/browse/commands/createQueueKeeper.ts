import type { TFunction } from 'i18next'
import { keepQueue, putQueueBack, watchQueue, type Device, type KeptQueue } from '../../../device'
import type { Toast } from '../../../ui/toasts/Toast'
import type { Undo } from '../../../ui/undo/UndoBar'
import type { ItemCommand } from './ItemCommand'

/** ms between two words on how far it is, the first included: most queues are there before. */
const pace = 1000

const replacing: ReadonlySet<ItemCommand['kind']> = new Set([
  'replaceAndPlay',
  'playItemsList',
  'playPlaylist',
])

interface KeeperTools {
  device: Device
  t: TFunction
  tell: (toast: Toast) => void
  onUndo: (undo: Undo) => void
}

/**
 * Makes what keeps the queue while a command takes its place. What it makes is called before the command is
 * sent, and gives what is called once it was: the queue is then offered back, with what played of it.
 */
export function createQueueKeeper(now: () => KeeperTools): (command: ItemCommand) => () => void {
  const complain = (message: string) => {
    const { t, tell } = now()
    tell({ kind: 'warning', title: t('toast.notDone'), message })
  }
  const restore = async (kept: KeptQueue) => {
    const { device, t, onUndo } = now()
    let saidAt = performance.now()
    try {
      const told = await putQueueBack(device, kept, (done, total) => {
        if (performance.now() - saidAt < pace) return
        saidAt = performance.now()
        onUndo({ text: t('browse.commands.queue.restoring', { done, total }) })
      })
      if (told.status === 'failed') complain(t('browse.commands.queue.failed'))
      else if (told.missing > 0) complain(t('browse.commands.queue.fewer', { count: told.missing }))
      else onUndo({ text: t('browse.commands.queue.restored') })
    } catch {
      // The part of the panel that does it could not be fetched.
      complain(t('browse.commands.queue.failed'))
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
        const run = () => (isOurs() ? void restore(kept) : complain(t('browse.commands.queue.another')))
        onUndo({ text: t('browse.commands.queue.replaced', { count: kept.items.length }), run })
      })
    }
  }
}
