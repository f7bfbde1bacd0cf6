import { putNext, type Device, type Queueable } from '../../../device'
import { isAddressed, type NextCommand } from './ItemCommand'
import type { TFunction } from 'i18next'
import type { Toast } from '../../../ui/toasts/Toast'
import { everySecond } from '../../../ui/undo/everySecond'
import type { Undo } from '../../../ui/undo/UndoBar'

/** What a command names, as queues take it; undefined for what lacks an address, or a name. */
function queueableOf(command: NextCommand): Queueable | undefined {
  if (command.kind === 'playPlaylistNext') return command.name === '' ? undefined : { playlist: command.name }
  const items = (command.kind === 'playNext' ? [command.item] : command.items).filter(isAddressed)
  return items.length === 0 ? undefined : { items }
}

function nameOf(command: NextCommand, t: TFunction): string {
  switch (command.kind) {
    case 'playNext':
      return command.item.title || command.item.name || command.item.uri || ''
    case 'playSeveralNext':
      return t('browse.several.name', { count: command.items.length })
    case 'playPlaylistNext':
      return command.name
  }
}

/** What it needs besides the command. */
interface NextTools {
  device: Device
  t: TFunction
  tell: (toast: Toast) => void
  onUndo: (undo: Undo) => void
}

/**
 * Makes what puts an item or a playlist behind what plays: says how far it is where that takes long, that it
 * plays next, with a way back, or why not. `now` gives the tools of the moment.
 */
export function createNextRunner(now: () => NextTools): (command: NextCommand) => Promise<void> {
  const complain = (message: string) => {
    const { t, tell } = now()
    tell({ kind: 'warning', title: t('toast.notDone'), message })
  }
  return async (command) => {
    const { device, t, onUndo } = now()
    const what = queueableOf(command)
    if (!what) return complain(t('browse.commands.lacking'))
    const name = nameOf(command, t)
    const moved = everySecond((done, total) =>
      onUndo({ text: t('browse.commands.next.moving', { name, done, total }) }),
    )
    try {
      const told = await putNext(device, what, moved)
      if (told.status === 'next')
        onUndo({ text: t('browse.commands.next.done', { name }), run: told.takeBack })
      else complain(t(`browse.commands.next.${told.why === 'unadded' ? 'unadded' : 'partly'}`, { name }))
    } catch {
      // The part of the panel that does it could not be fetched.
      complain(t('browse.commands.failed.added', { name }))
    }
  }
}
