import type { TFunction } from 'i18next'
import type { Device, SendOutcome } from '../../../device'
import type { Dialogs } from '../../../ui/dialogs/Dialogs'
import type { Toast } from '../../../ui/toasts/Toast'
import type { Undo } from '../../../ui/undo/Undo'
import { answered } from './answered'
import { answersTo } from './answersTo'
import { askPlaylist } from './askPlaylist'
import type { Deed } from './Deed'
import { plays } from './plays'
import { questionBefore } from './questionBefore'
import { restorePlaylist } from './restorePlaylist'
import { sendDeed } from './sendDeed'
import { tellRemoved } from './tellRemoved'
import { undoDeed } from './undoDeed'

/** What doing needs besides the player. */
interface DoerTools {
  device: Device
  t: TFunction
  confirm: Dialogs['confirm']
  tell: (toast: Toast) => void
  /** Tells of what was refused; whether it went out. */
  went: (outcome: SendOutcome) => boolean
  /** Address of the page that is open. */
  page: string
  /** It went out to the player. */
  onSent: (deed: Deed) => void
  onChanged: () => void
  onUndo: (undo: Undo) => void
}

/**
 * Makes what has the player do things: asks before what cannot be taken back, tells of what was not sent, offers a way back, and says
 * when the page is to be asked for again. What it makes says whether the deed was sent at once. `now` gives the tools of the moment.
 */
export function createDoer(now: () => DoerTools): (deed: Deed) => boolean {
  const isRefused = (deed: Deed): boolean => {
    const { device, t, tell } = now()
    if (!plays(deed) || device.topics.read('pushState')?.disableUi !== true) return false
    tell({
      kind: 'info',
      title: t('toast.notDone'),
      message: t('locked.note', { protocol: t('locked.other') }),
    })
    return true
  }

  const send = (deed: Deed): boolean => {
    if (isRefused(deed)) return false
    const { device, t, tell, went, page, onSent } = now()
    const outcome = sendDeed(device, deed)
    if (!outcome) tell({ kind: 'warning', title: t('toast.notDone'), message: t('browse.deeds.lacking') })
    if (!outcome || !went(outcome)) return false
    onSent(deed)
    const pushes = answersTo(deed, page)
    if (pushes) void answered(device, pushes).then(() => now().onChanged())
    return true
  }

  const restore = async (name: string, items: Parameters<typeof restorePlaylist>[2]) => {
    const { device, t, tell } = now()
    const missing = await restorePlaylist(device, name, items)
    if (missing > 0)
      tell({ kind: 'warning', title: name, message: t('browse.deeds.restoredPartly', { count: missing }) })
    now().onChanged()
  }

  const deletePlaylist = async (deed: Extract<Deed, { kind: 'deletePlaylist' }>) => {
    const { device, t, confirm, onUndo } = now()
    const { name } = deed
    const items = await askPlaylist(device, name)
    const question = questionBefore(deed, items !== undefined, t)
    if (question && !(await confirm(question))) return
    if (!send(deed)) return
    const text = tellRemoved(deed, t) ?? ''
    onUndo({ text, ...(items && { run: () => void restore(name, items) }) })
  }

  return (deed) => {
    const { t, confirm, onUndo } = now()
    if (deed.kind === 'deletePlaylist') {
      void deletePlaylist(deed)
      return false
    }
    const question = questionBefore(deed, false, t)
    if (question) {
      void confirm(question).then((isSure) => isSure && send(deed))
      return false
    }
    if (!send(deed)) return false
    const text = tellRemoved(deed, t)
    const back = undoDeed(deed)
    if (text !== undefined) onUndo({ text, ...(back && { run: () => void send(back) }) })
    return true
  }
}
