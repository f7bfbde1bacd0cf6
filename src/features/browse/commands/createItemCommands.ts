import { playOf, type Press, enqueueOf, cardPressOf, pressOf, type PlayMethod } from '../items/pressOf'
import {
  type ItemCommand,
  playlistName,
  type NextCommand,
  type SeenItem,
  type CommandPlace,
} from './ItemCommand'
import type { BrowseItem, BrowseList } from '../../../../schemas/generated/types'
import type { ItemAction } from '../items/itemActions'
import type { SeveralAction } from './createSeveralRunner'
import type { PanelModals } from '../../../ui/modal/PanelModals'
import { favouriteUri } from '../../../device'
import { isTrack, shownInOrder, shuffledCommand, wholeCommand, type WholeList } from './wholeCommand'

/**
 * What the play button of an item has the player do [D5-17]; a track of a cue sheet takes the place of the
 * queue, since players stop after one that is added.
 */
export function playCommand({ item, list, index, place, method }: SeenItem): ItemCommand {
  const play = playOf(place.uri, method)
  if (play === 'playPlaylist') return { kind: 'playPlaylist', name: playlistName(item) }
  if (item.type === 'cuesong') return { kind: 'playItemsList', item, list, index }
  return play === 'addPlay' ? { kind: 'addPlay', item } : { kind: 'playItemsList', item, list, index }
}

/** What a press has the player do; undefined where it leads on, or nowhere. */
export function pressCommand(press: Press, seen: SeenItem): ItemCommand | undefined {
  const { item, list, index } = seen
  switch (press) {
    case 'play':
      return playCommand(seen)
    case 'playFromHere':
    case 'playCue':
      return { kind: 'playItemsList', item, list, index }
    case 'replaceAndPlay':
      return { kind: 'replaceAndPlay', item }
    case 'playPlaylist':
      return { kind: 'playPlaylist', name: playlistName(item) }
    case 'browse':
    case 'nothing':
      return undefined
  }
}

const stationsOf = ({ list }: SeenItem): string[] =>
  list.flatMap(({ type, title, name }) => (type === 'mywebradio' ? [title || name || ''] : []))

/**
 * Opens the window of an action that asks something first: which playlist, which station. What the window
 * does that the page shows is done by `run`, as if it was chosen on the page: with a way back, and the page
 * asked for again.
 */
function openItemWindow(
  action: ItemAction,
  seen: SeenItem,
  modals: PanelModals,
  run: (command: ItemCommand) => boolean,
): void {
  const { item } = seen
  const { uri = '', service = '', title, name } = item
  const called = title || name || ''
  switch (action) {
    case 'addToPlaylist':
      modals.open({
        name: 'modal-add-to-playlist',
        params: {
          uri,
          service,
          title: called,
          favour: () => run({ kind: 'addToFavourites', item }),
        },
      })
      return
    case 'addWebRadio':
      modals.open({ name: 'modal-web-radio', params: { known: stationsOf(seen) } })
      return
    case 'editWebRadio':
      modals.open({
        name: 'modal-web-radio',
        params: {
          name: called,
          uri,
          known: stationsOf(seen),
          remove: () => run({ kind: 'removeWebRadio', item }),
        },
      })
      return
    default:
  }
}

/**
 * What takes the place of the queue: a playlist by its name where playlists are listed, a track of a cue
 * sheet as such.
 */
function clearAndPlay({ item, list, index, place }: SeenItem): ItemCommand {
  if (place.uri === 'playlists') return { kind: 'playPlaylist', name: playlistName(item) }
  return item.type === 'cuesong'
    ? { kind: 'playItemsList', item, list, index }
    : { kind: 'replaceAndPlay', item }
}

const nextCommand = ({ item, place }: SeenItem): NextCommand =>
  enqueueOf(place.uri) === 'enqueue'
    ? { kind: 'playPlaylistNext', name: playlistName(item) }
    : { kind: 'playNext', item }

/** What an entry of an item's menu has the player do; undefined for those that open a window first. */
export function actionCommand(
  action: Exclude<ItemAction, 'playNext'>,
  seen: SeenItem,
): ItemCommand | undefined {
  const { item, place } = seen
  switch (action) {
    case 'play':
      return playCommand(seen)
    case 'addToQueue':
      return enqueueOf(place.uri) === 'enqueue'
        ? { kind: 'enqueue', name: playlistName(item) }
        : { kind: 'addToQueue', item }
    case 'clearAndPlay':
      return clearAndPlay(seen)
    case 'removeFromPlaylist':
      return { kind: 'removeFromPlaylist', name: playlistName(place), item }
    case 'deletePlaylist':
      return { kind: 'deletePlaylist', name: playlistName(item) }
    case 'safeRemove':
      return { kind: 'safeRemoveDrive', item }
    case 'updateFolder':
      return { kind: 'updateDb', item }
    case 'deleteFolder':
      return { kind: 'deleteFolder', item, curUri: place.uri }
    case 'removeFromFavourites': {
      const { uri = '' } = item
      // On their own page favourites are listed as they have to be named.
      return { kind: action, item: place.uri === 'favourites' ? item : { ...item, uri: favouriteUri(uri) } }
    }
    case 'addToFavourites':
    case 'addToRadioFavourites':
    case 'removeFromRadioFavourites':
      return { kind: action, item }
    case 'deleteWebRadio':
      return { kind: 'removeWebRadio', item }
    case 'addToPlaylist':
    case 'addWebRadio':
    case 'editWebRadio':
      return undefined
  }
}

/** Does something with the item of a list, which stands at `index` in `list` as the page has it. */
type ToItem = (item: BrowseItem, list: readonly BrowseItem[], index: number) => void

/** What is done with an item from where it stands. */
export interface ItemCommandsOf {
  /** A press on a row [D5-12 … D5-15]. */
  press: ToItem
  /** A press on a card [D5-16]. */
  pressCard: ToItem
  /** The play button [D5-17]. */
  play: ToItem
  /** The play button at the head of a page [D2.6-3]: all of its lists; `whole` is what the head is of. */
  playWhole: (lists: readonly WholeList[], whole: BrowseItem) => void
  /** The same put behind what plays, or at the end of the queue, in the order shown. */
  queueWhole: (action: 'playNext' | 'addToQueue', lists: readonly WholeList[], whole: BrowseItem) => void
  /** All of its lists in random order, which is turned on for it. */
  playShuffled: (lists: readonly BrowseList[], whole: BrowseItem) => void
  /** The heart [D5-10]: makes it a favourite, or no more. */
  heart: (item: BrowseItem) => void
  /** An entry of its menu [D2.6-15]. */
  act: (action: ItemAction, item: BrowseItem, list: readonly BrowseItem[], index: number) => void
  /** Something with several, in their order, of those that the page has `listed`; these alone without it. */
  actOnSeveral: (action: SeveralAction, items: readonly BrowseItem[], listed?: readonly BrowseItem[]) => void
  /** Puts it in the place of the queue and plays it; gives whether the player was told. */
  playInstead: (item: BrowseItem) => boolean
}

interface Page {
  place: CommandPlace
  method: PlayMethod
  browse: (item: BrowseItem) => void
  modals: PanelModals
  isFavourite: (item: BrowseItem) => boolean
  /** Has the player play in random order, if it does not. */
  shuffle: () => void
}

/**
 * Makes the commands of a page; `now` gives how it stands at the moment, `run` has the player do something.
 */
export function createItemCommands(
  now: () => Page,
  run: (command: ItemCommand) => boolean,
  runNext: (command: NextCommand) => void,
  runSeveral: ItemCommandsOf['actOnSeveral'],
): ItemCommandsOf {
  const seenAs = (item: BrowseItem, list: readonly BrowseItem[], index: number): SeenItem => {
    const { place, method } = now()
    return { item, list, index, place, method }
  }
  const press = (kind: Press, seen: SeenItem) => {
    const command = pressCommand(kind, seen)
    if (command) run(command)
    else if (kind === 'browse') now().browse(seen.item)
  }
  const act: ItemCommandsOf['act'] = (action, item, list, index) => {
    const seen = seenAs(item, list, index)
    if (action === 'playNext') return runNext(nextCommand(seen))
    const command = actionCommand(action, seen)
    if (command) run(command)
    else openItemWindow(action, seen, now().modals, run)
  }
  return {
    press: (item, list, index) => press(pressOf(item, now().method), seenAs(item, list, index)),
    pressCard: (item, list, index) => press(cardPressOf(item), seenAs(item, list, index)),
    play: (item, list, index) => void run(playCommand(seenAs(item, list, index))),
    playWhole: (lists, whole) => {
      const { place } = now()
      const shown = shownInOrder(lists, place)
      // Songs are one list, of which the first plays; of albums and folders one follows the other.
      if (!shown || shown.some(isTrack)) run(wholeCommand(lists, whole, place))
      else runSeveral('play', shown)
    },
    queueWhole: (action, lists, whole) => {
      const shown = shownInOrder(lists, now().place)
      if (shown) runSeveral(action, shown)
      else act(action, whole, [whole], 0)
    },
    playShuffled: (lists, whole) => {
      // After the request that it is of, so that a way back knows how it was.
      if (run(shuffledCommand(lists, whole, now().place))) now().shuffle()
    },
    heart(item) {
      const command = actionCommand(
        now().isFavourite(item) ? 'removeFromFavourites' : 'addToFavourites',
        seenAs(item, [item], 0),
      )
      if (command) run(command)
    },
    act,
    actOnSeveral: runSeveral,
    playInstead: (item) => run(clearAndPlay(seenAs(item, [item], 0))),
  }
}
