import type { BrowseItem } from '../../../../schemas/generated/types'
import { byPush, type Device, hear } from '../../../device'
import type { PanelModals } from '../../../ui/modal/PanelModals'
import { everySecond } from '../../../ui/undo/PanelUndo'
import { createSeveralRemover, removalOf } from './createSeveralRemover'
import {
  type CommandPlace,
  type ItemCommand,
  isAddressed,
  type NextCommand,
  playlistName,
} from './ItemCommand'
import { listedItem } from './sendCommand'
import type { RunnerTools } from './createCommandRunner'

/** What is done with several items of a list. */
export type SeveralAction = 'play' | 'playNext' | 'addToQueue' | 'addToPlaylist' | 'remove'

/** Items of one request: a message of more than a megabyte would end the connection to many a player. */
const most = 1000
/** How long a player may take to add as many, ms. */
const timeoutMs = 10_000

/** Whether several may be put into a playlist at once: of songs it can be told which of them came. */
export const areSongs = (items: readonly BrowseItem[]): boolean =>
  items.length > 0 && items.every(({ type }) => type === 'song')

/**
 * Takes entries off a playlist, by its name: those at some places of it, as it is listed. Of another feature.
 */
export type TakeOff = (name: string, listed: readonly BrowseItem[], places: ReadonlySet<number>) => void

interface Tools extends Pick<
  RunnerTools,
  'device' | 't' | 'tell' | 'reportOutcome' | 'onUndo' | 'onSent' | 'onFailed' | 'onChanged'
> {
  modals: PanelModals
  place: CommandPlace
  takeOff: TakeOff | undefined
}

/** The player has told its queue anew. */
const isTold = (device: Device) => hear(device, byPush('pushQueue'), timeoutMs)

/** How long a player has for its new queue that has told the one before once more, ms. */
const sameMs = 1500

/**
 * Whether the player has put something in the place of its queue. What was asked before that is answered with
 * the old one, and an empty one comes before the new: whoever adds to these has it thrown away. The same as
 * before, and no other after it, may be the same music once more.
 */
const isReplaced = async (device: Device): Promise<boolean> => {
  const before = device.topics.read('pushQueue')
  let [isEmptied, isSame] = [before?.length === 0, false]
  const told = await hear<true>(
    device,
    (_, tell, goOn) =>
      device.on('pushQueue', (queue) => {
        isSame = queue.length === before?.length && queue.every(({ uri }, at) => uri === before[at]?.uri)
        if (queue.length === 0) isEmptied = true
        else if (isEmptied || !isSame) tell(true)
        else goOn(sameMs)
      }),
    timeoutMs,
  )
  return told === true || isSame
}

/**
 * Makes what is done with several items, in their order, of those that a page has `listed`: `run` has the
 * player do a command, `runNext` puts something behind what plays.
 */
export function createSeveralRunner(
  now: () => Tools,
  run: (command: ItemCommand) => boolean,
  runNext: (command: NextCommand) => void,
): (action: SeveralAction, items: readonly BrowseItem[], listed?: readonly BrowseItem[]) => Promise<void> {
  const remove = createSeveralRemover(now)
  /** Says that the player was not heard of after so many were added. */
  const tellSilent = (done: number) => {
    const { t, tell } = now()
    const message = t(done > 0 ? 'browse.several.partly' : 'browse.several.silent', { count: done })
    tell({ kind: 'warning', title: t('toast.notDone'), message })
  }
  /** Adds them at the end, as many at a time as one message can hold; says how far it is. */
  const add = async (items: readonly BrowseItem[]) => {
    const { device, t, reportOutcome, onUndo } = now()
    const told = everySecond((done: number, total: number) =>
      onUndo({ text: t('browse.several.adding', { done, total }) }),
    )
    const listed = items.filter(isAddressed).map(listedItem)
    for (let done = 0; done < listed.length; done += most) {
      const isDone = isTold(device)
      if (!reportOutcome(device.send('addToQueue', listed.slice(done, done + most)))) return
      // A player that is asked for more meanwhile mixes them up.
      if (!(await isDone)) return tellSilent(done)
      if (done + most >= listed.length) return
      told(done + most, listed.length)
    }
  }
  return async (action, items, listed = items) => {
    const [item, ...others] = items
    if (!item) return
    if (action === 'remove') {
      const { place, takeOff } = now()
      const removal = removalOf(place)
      if (removal !== 'removeFromPlaylist') return removal && remove(removal, items)
      const chosen = new Set(items)
      const places = listed.flatMap((one, at) => (chosen.has(one) ? at : []))
      return takeOff?.(playlistName(place), listed, new Set(places))
    }
    if (action === 'playNext') return runNext({ kind: 'playSeveralNext', items })
    if (action === 'addToQueue') return add(items)
    if (action === 'addToPlaylist')
      return void now().modals.open({ name: 'modal-add-to-playlist', params: { items } })
    // Only songs go as a list: what stands for several would be another one's place in it.
    if (areSongs(items)) return void run({ kind: 'playItemsList', item, list: items, index: 0 })
    const replaced = isReplaced(now().device)
    if (!run({ kind: 'replaceAndPlay', item }) || others.length === 0) return
    if (!(await replaced)) return tellSilent(0)
    await add(others)
  }
}
