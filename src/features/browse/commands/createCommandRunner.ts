import type { TFunction } from 'i18next'
import type { BrowseItem, PushBrowseLibrary } from '../../../../schemas/generated/types'
import {
  ask,
  byPush,
  type Device,
  hear,
  makePlaylist,
  nowPlayingOf,
  sendForTruth,
  type Answering,
  type SendOutcome,
  type Truth,
} from '../../../device'
import { type ItemCommand, isAddressed, plays, questionBefore } from './ItemCommand'
import type { Dialogs } from '../../../ui/dialogs/Dialogs'
import type { Toast } from '../../../ui/toasts/Toast'
import type { Undo } from '../../../ui/undo/PanelUndo'
import { truthOf } from './truthOf'
import { sendCommand } from './sendCommand'

/** ms */
const playlistTimeoutMs = 600

/** What a playlist holds; undefined where its player does not say so within 0.6 s. Never rejects. */
async function askPlaylist(device: Device, name: string): Promise<readonly BrowseItem[] | undefined> {
  if (name === '') return undefined
  const asked = await ask(
    device,
    { event: 'getPlaylistContent', payload: { name } },
    {
      answeredBy: byPush('pushPlaylistContent', (content) =>
        content.name === name ? (content.lists ?? []) : undefined,
      ),
      timeoutMs: playlistTimeoutMs,
    },
  )
  return asked.status === 'answered' ? asked.answer : undefined
}

const opposites = {
  removeFromFavourites: 'addToFavourites',
  removeFromRadioFavourites: 'addToRadioFavourites',
  removeWebRadio: 'addWebRadio',
} as const

/**
 * What takes a command back with one request; undefined where nothing does, or the item has no address to put
 * it back by.
 */
export function undoCommand(command: ItemCommand): ItemCommand | undefined {
  switch (command.kind) {
    case 'removeFromFavourites':
    case 'removeFromRadioFavourites':
    case 'removeWebRadio':
      return isAddressed(command.item) ? { kind: opposites[command.kind], item: command.item } : undefined
    case 'removeFromPlaylist':
      return isAddressed(command.item) ? { ...command, kind: 'addToPlaylist' } : undefined
    default:
      return undefined
  }
}

const itemName = ({ title, name, uri }: BrowseItem) => title || name || uri || ''

/** What was taken away, in words; undefined for commands that take nothing away, or ask before. */
function tellRemoved(command: ItemCommand, t: TFunction): string | undefined {
  switch (command.kind) {
    case 'removeFromFavourites':
      return t('browse.commands.removed.favourite', { name: itemName(command.item) })
    case 'removeFromRadioFavourites':
      return t('browse.commands.removed.radioFavourite', { name: itemName(command.item) })
    case 'removeWebRadio':
      return t('browse.commands.removed.webRadio', { name: itemName(command.item) })
    case 'removeFromPlaylist':
      return t('browse.commands.removed.fromPlaylist', {
        name: itemName(command.item),
        playlist: command.name,
      })
    case 'deletePlaylist':
      return t('browse.commands.removed.playlist', { name: command.name })
    default:
      return undefined
  }
}

/** ms between two words on how far a playlist is put back, the first included: most are there before. */
const pace = 1000

/**
 * ms, after which a page is asked for again though the player has not said that it has done something to it.
 */
const timeout = 800

/** What is known of a command in time. */
const by =
  (truth: Promise<Truth>): Answering<Truth> =>
  (_, tell) => {
    void truth.then(tell)
    return () => undefined
  }
const doneAtOnce: Promise<Truth> = Promise.resolve({ status: 'done' })

const nameOf = (command: ItemCommand) =>
  'item' in command ? command.item.title || command.item.name || command.item.uri || '' : command.name

/** What doing needs besides the player. */
export interface RunnerTools {
  device: Device
  t: TFunction
  confirm: Dialogs['confirm']
  tell: (toast: Toast) => void
  /** Tells of what was refused; whether it went out. */
  reportOutcome: (outcome: SendOutcome) => boolean
  /** Address of the page that is open. */
  page: string
  /** It went out to the player. */
  onSent: (command: ItemCommand) => void
  onChanged: () => void
  /** The player has pushed by itself what the page lists now. */
  onTold: (page: PushBrowseLibrary) => void
  /** It went out and was not done. */
  onFailed: (command: ItemCommand) => void
  onUndo: (undo: Undo) => void
}

/**
 * Makes what has the player do things: asks before what cannot be taken back, tells of what was not sent,
 * offers a way back, and says when the page is to be asked for again. What it makes says whether the command
 * was sent at once. `now` gives the tools of the moment.
 */
export function createCommandRunner(now: () => RunnerTools): (command: ItemCommand) => boolean {
  const isRefused = (command: ItemCommand): boolean => {
    const { device, t, tell } = now()
    if (!plays(command) || !nowPlayingOf(device).read()?.isLocked) return false
    tell({
      kind: 'info',
      title: t('toast.notDone'),
      message: t('locked.note', { protocol: t('locked.other') }),
    })
    return true
  }

  /** Says what was not done, and what stood there as if it were. */
  const complain = (command: ItemCommand, told: Truth, isBack: boolean) => {
    if (told.status === 'done') return
    const { t, tell, onFailed } = now()
    if (told.status === 'failed') onFailed(command)
    const name = nameOf(command)
    const outcomeText = isBack
      ? t('browse.commands.failed.restored', { name })
      : told.status === 'silent'
        ? t('browse.commands.failed.silent', { name })
        : command.kind.startsWith('add')
          ? t('browse.commands.failed.added', { name })
          : t('browse.commands.failed.removed', { name })
    const reason = told.status === 'failed' ? told.reason : undefined
    tell({
      kind: 'warning',
      title: t('toast.notDone'),
      message: reason ? `${outcomeText} ${reason}` : outcomeText,
    })
  }

  /** Brings the page up to date: by what the player pushed for it, else by asking again. */
  const follow = async (command: ItemCommand, { truth }: { truth: Promise<Truth> }, page: string) => {
    // What is still being deleted is listed by whoever is asked too early.
    const first = command.kind === 'deleteFolder' ? await truth : await hear(now().device, by(truth), timeout)
    if (first?.status === 'done' && first.page && now().page === page) now().onTold(first.page)
    else now().onChanged()
    const told = await truth
    // The player answers from its old library until it has looked at the folder again.
    if (
      command.kind === 'deleteFolder' &&
      told.status === 'done' &&
      command.curUri.startsWith('music-library/')
    )
      now().device.send('updateDb', command.curUri)
  }

  const send = (command: ItemCommand, isBack = false): Promise<Truth> | undefined => {
    if (isRefused(command)) return undefined
    const { device, t, tell, reportOutcome, page, onSent } = now()
    const known = truthOf(command, device)
    const told = known
      ? sendForTruth(device, known.hearing, known.words, () => sendCommand(device, command))
      : { outcome: sendCommand(device, command), truth: doneAtOnce }
    const { outcome, truth } = told
    if (!outcome) tell({ kind: 'warning', title: t('toast.notDone'), message: t('browse.commands.lacking') })
    if (!outcome || !reportOutcome(outcome)) return undefined
    onSent(command)
    if (known) void truth.then((one) => complain(command, one, isBack))
    if (known && (known.page === undefined || known.page === page)) void follow(command, told, page)
    // It has left the list once the player says so, or not: it toasts what became of it.
    if (command.kind === 'safeRemoveDrive')
      void hear(device, byPush('pushToastMessage'), timeout).then(() => now().onChanged())
    return truth
  }

  /** What the bar at the foot of the screen was given last. */
  let offered: Undo | undefined
  const offer = (undo: Undo) => {
    offered = undo
    now().onUndo(undo)
  }

  const restore = async (name: string, items: readonly BrowseItem[]) => {
    const { device, t, tell } = now()
    // The way back from what was done meanwhile is not to be taken away.
    let own = offered
    const say = (text: string) => {
      if (offered !== own) return
      own = { text }
      offer(own)
    }
    let [saidAt, isLong] = [performance.now(), false]
    const missing = await makePlaylist(device, name, items, (done, count) => {
      if (performance.now() - saidAt < pace) return
      saidAt = performance.now()
      isLong = true
      say(t('browse.commands.restoring', { name, done, count }))
    })
    const partly = t('browse.commands.restoredPartly', { count: missing })
    if (isLong) say(missing > 0 ? partly : t('browse.commands.restored', { name }))
    if (missing > 0) tell({ kind: 'warning', title: name, message: partly })
    now().onChanged()
  }

  const takeBack = async (back: ItemCommand) => {
    const { t } = now()
    const own = offered
    const truth = send(back, true)
    if (!truth || back.kind !== 'addToPlaylist' || (await truth).status !== 'done') return
    // Players put it there wherever it was before.
    const name = nameOf(back)
    if (offered === own) offer({ text: t('browse.commands.atEnd', { name, playlist: back.name }) })
  }

  const deletePlaylist = async (command: Extract<ItemCommand, { kind: 'deletePlaylist' }>) => {
    const { device, t, confirm } = now()
    const { name } = command
    const items = await askPlaylist(device, name)
    const question = questionBefore(command, items !== undefined, t)
    if (question && !(await confirm(question))) return
    if (!send(command)) return
    const text = tellRemoved(command, t) ?? ''
    offer({ text, ...(items && { run: () => void restore(name, items) }) })
  }

  return (command) => {
    const { t, confirm } = now()
    if (command.kind === 'deletePlaylist') {
      void deletePlaylist(command)
      return false
    }
    const question = questionBefore(command, false, t)
    if (question) {
      void confirm(question).then((isSure) => isSure && void send(command))
      return false
    }
    if (!send(command)) return false
    const text = tellRemoved(command, t)
    const back = undoCommand(command)
    if (text !== undefined) offer({ text, ...(back && { run: () => void takeBack(back) }) })
    return true
  }
}
