import type { TFunction } from 'i18next'
import { isLocked, type Device, type SendOutcome } from '../../../device'
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

/** ms between two words on how far a playlist is put back, the first included: most are there before. */
const pace = 1000

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
    if (!plays(deed) || !isLocked(device.topics.read('pushState') ?? {})) return false
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

  /** What the bar at the foot of the screen was given last. */
  let offered: Undo | undefined
  const offer = (undo: Undo) => {
    offered = undo
    now().onUndo(undo)
  }

  const restore = async (name: string, items: Parameters<typeof restorePlaylist>[2]) => {
    const { device, t, tell } = now()
    // The way back from what was done meanwhile is not to be taken away.
    let own = offered
    const say = (text: string) => {
      if (offered !== own) return
      own = { text }
      offer(own)
    }
    let [saidAt, isLong] = [performance.now(), false]
    const missing = await restorePlaylist(device, name, items, (done, count) => {
      if (performance.now() - saidAt < pace) return
      saidAt = performance.now()
      isLong = true
      say(t('browse.deeds.restoring', { name, done, count }))
    })
    const partly = t('browse.deeds.restoredPartly', { count: missing })
    if (isLong) say(missing > 0 ? partly : t('browse.deeds.restored', { name }))
    if (missing > 0) tell({ kind: 'warning', title: name, message: partly })
    now().onChanged()
  }

  const takeBack = async (back: Deed) => {
    const { device, t } = now()
    if (!send(back) || back.kind !== 'addToPlaylist') return
    const own = offered
    await answered(device, ['pushAddToPlaylist'])
    // Players put it there wherever it was before.
    const name = back.item.title || back.item.name || back.item.uri
    if (offered === own) offer({ text: t('browse.deeds.atEnd', { name, playlist: back.name }) })
  }

  const deletePlaylist = async (deed: Extract<Deed, { kind: 'deletePlaylist' }>) => {
    const { device, t, confirm } = now()
    const { name } = deed
    const items = await askPlaylist(device, name)
    const question = questionBefore(deed, items !== undefined, t)
    if (question && !(await confirm(question))) return
    if (!send(deed)) return
    const text = tellRemoved(deed, t) ?? ''
    offer({ text, ...(items && { run: () => void restore(name, items) }) })
  }

  return (deed) => {
    const { t, confirm } = now()
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
    if (text !== undefined) offer({ text, ...(back && { run: () => void takeBack(back) }) })
    return true
  }
}
