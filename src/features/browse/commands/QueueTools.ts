import type { TFunction } from 'i18next'
import type { Device } from '../../../device'
import type { Toast } from '../../../ui/toasts/Toast'
import type { Undo } from '../../../ui/undo/UndoBar'

/** What work on the queue needs besides the command that wants it. */
export interface QueueTools {
  device: Device
  t: TFunction
  tell: (toast: Toast) => void
  onUndo: (undo: Undo) => void
}

/** Says that something was not done, and why. */
export const complain = ({ t, tell }: QueueTools, message: string): void =>
  tell({ kind: 'warning', title: t('toast.notDone'), message })

/** ms between two words on how far it is, the first included: most work is done before. */
const pace = 1000

/** Hears how many requests of how many are done, and has it said once in a while. */
export function everySecond(say: (done: number, total: number) => void): typeof say {
  let saidAt = performance.now()
  return (done, total) => {
    if (performance.now() - saidAt < pace) return
    saidAt = performance.now()
    say(done, total)
  }
}
