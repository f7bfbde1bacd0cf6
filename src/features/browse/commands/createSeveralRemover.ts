import type { BrowseItem } from '../../../../schemas/generated/types'
import { ask, byPush, type Device, favouriteUri, hear, hush, sendForTruth } from '../../../device'
import { everySecond } from '../../../ui/undo/PanelUndo'
import { isPlaylistPage } from '../place/place'
import type { Place } from '../items/itemActions'
import type { RunnerTools } from './createCommandRunner'
import type { ItemCommand } from './ItemCommand'
import { sendCommand } from './sendCommand'
import { truthOf } from './truthOf'

/** What takes an item off each of the owner's lists but playlists; what puts it back, and the list's page. */
const lists = {
  removeFromFavourites: { back: 'addToFavourites', uri: 'favourites' },
  removeFromRadioFavourites: { back: 'addToRadioFavourites', uri: 'radio/favourites' },
  removeWebRadio: { back: 'addWebRadio', uri: 'radio/myWebRadio' },
} as const

type ListRemoval = keyof typeof lists

/** How several items are taken off the list that a page is of. */
export type Removal = ListRemoval | 'removeFromPlaylist'

const removals: ReadonlyMap<string, ListRemoval> = new Map(
  (Object.keys(lists) as ListRemoval[]).map((kind) => [lists[kind].uri, kind]),
)

/** What takes several items off the list that a page is of; undefined where the list is not the owner's. */
export const removalOf = (place: Place): Removal | undefined =>
  removals.get(place.uri) ?? (isPlaylistPage(place) ? 'removeFromPlaylist' : undefined)

type Tools = Pick<
  RunnerTools,
  'device' | 't' | 'tell' | 'reportOutcome' | 'onUndo' | 'onSent' | 'onFailed' | 'onChanged'
>
type Items = readonly BrowseItem[]

/** By it the answer is told from those to browse. */
const ref = 'several'
/** How long a player may take for one, ms. */
const timeoutMs = 8000
/** So many in a row get no word from the player, and it is asked for no more. */
const mostSilences = 3

/** What a list of the owner holds; undefined where the player does not say. Never rejects. */
async function read(device: Device, uri: string): Promise<Items | undefined> {
  const told = await ask(
    device,
    { event: 'browseLibrary', payload: { uri, ref } },
    { answeredBy: byPush('pushBrowseLibrary', (page) => (page.ref === ref ? page : undefined)) },
  )
  if (told.status !== 'answered') return undefined
  return told.answer.navigation?.lists.flatMap(({ items }) => items) ?? []
}

const nameOf = ({ title, name, uri }: BrowseItem) => title || name || uri || ''

/** By what players know an item of a list: a station by its name, all else by its address. */
const keyOf = (kind: ListRemoval, item: BrowseItem) =>
  kind === 'removeWebRadio' ? nameOf(item) : favouriteUri(item.uri ?? '')

/** How often each key is in a list. */
function countKeys(kind: ListRemoval, items: Items): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) {
    const key = keyOf(kind, item)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

/**
 * Those of `items` that one list has and the other has not: of equal ones as many as the lists differ by, the
 * first first.
 */
export function lackingItems(kind: ListRemoval, items: Items, [had, has]: readonly [Items, Items]) {
  const [before, after] = [countKeys(kind, had), countKeys(kind, has)]
  const open = new Map([...before].map(([key, count]) => [key, count - (after.get(key) ?? 0)]))
  return items.filter((item) => {
    const key = keyOf(kind, item)
    const left = open.get(key) ?? 0
    open.set(key, left - 1)
    return left > 0
  })
}

/**
 * Makes what takes several items off a list of the owner, one by one, as players do it; says how far it is,
 * what did not go, and offers the way back. What is gone is read off the list, since players say success for
 * anything.
 */
export function createSeveralRemover(now: () => Tools): (kind: ListRemoval, items: Items) => Promise<void> {
  /** Has each done in turn until the player is away, silent, or it is enough; `say` tells how far it is. */
  const inTurn = async (
    items: Items,
    act: (item: BrowseItem) => Promise<boolean | undefined>,
    say: (done: number, total: number, stop: () => void) => void,
  ) => {
    let [isOver, silences] = [false, 0]
    const stop = () => {
      isOver = true
    }
    const leave = now().device.onConnection((isConnected) => !isConnected && stop())
    const report = everySecond((done, total) => say(done, total, stop))
    for (const [place, item] of items.entries()) {
      const isHeard = await act(item)
      if (isHeard === undefined) break
      silences = isHeard ? 0 : silences + 1
      if (isOver || silences >= mostSilences) break
      report(place + 1, items.length)
    }
    leave()
  }

  const putBack = async (kind: ListRemoval, items: Items, before: Items) => {
    const { device, t, onUndo } = now()
    const { back, uri } = lists[kind]
    const had = (await read(device, uri)) ?? []
    await inTurn(
      items,
      async (item) => {
        const command: ItemCommand = { kind: back, item }
        const known = truthOf(command, device)
        if (!known) return undefined
        const send = () => sendCommand(device, command)
        const { outcome, truth } = sendForTruth(device, known.hearing, known.words, send)
        hush(device, known.words, truth)
        if (!outcome || !now().reportOutcome(outcome)) return undefined
        now().onSent(command)
        return (await truth).status !== 'silent'
      },
      (done, total) => onUndo({ text: t('browse.several.restoring', { done, total }) }),
    )
    now().onChanged()
    const has = await read(device, uri)
    if (!has)
      return now().tell({ kind: 'warning', title: t('toast.notDone'), message: t('browse.several.unsure') })
    const missing = items.length - lackingItems(kind, items, [has, had]).length
    const isAsBefore =
      before.length === has.length &&
      before.every((item, place) => keyOf(kind, item) === keyOf(kind, has[place] ?? {}))
    const text = t(isAsBefore ? 'browse.several.restored' : 'browse.several.restoredAtEnd', {
      count: items.length - missing,
    })
    onUndo({ text: missing > 0 ? `${text} ${t('browse.several.notRestored', { count: missing })}` : text })
  }

  return async (kind, items) => {
    const { device, t, onUndo } = now()
    const { uri } = lists[kind]
    const before = (await read(device, uri)) ?? items
    await inTurn(
      items,
      async (item) => {
        const command: ItemCommand = { kind, item }
        // Players list the page anew once they have looked for it; that names no question.
        const isTold = hear(
          device,
          byPush('pushBrowseLibrary', (page) => (page.ref === undefined ? page : undefined)),
          timeoutMs,
        )
        hush(device, [item.title ?? '', item.name ?? '', item.uri ?? ''], isTold)
        const outcome = sendCommand(device, command)
        if (!outcome || !now().reportOutcome(outcome)) return undefined
        now().onSent(command)
        return (await isTold) !== undefined
      },
      (done, total, stop) =>
        onUndo({ text: t('browse.several.removing', { done, total }), run: stop, label: t('action.cancel') }),
    )
    now().onChanged()
    const after = await read(device, uri)
    if (!after)
      return now().tell({ kind: 'warning', title: t('toast.notDone'), message: t('browse.several.unsure') })
    const gone = lackingItems(kind, before, [before, after])
    const isGone = lackingItems(kind, items, [before, after])
    const stays = items.filter((item) => !isGone.includes(item))
    for (const item of stays) now().onFailed({ kind, item })
    const text = t(`browse.several.removed.${kind}`, { count: gone.length })
    onUndo({
      text: stays.length > 0 ? `${text} ${t('browse.several.stays', { count: stays.length })}` : text,
      ...(gone.length > 0 && { run: () => void putBack(kind, gone, before) }),
    })
  }
}
