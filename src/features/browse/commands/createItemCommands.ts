import type { BrowseItem, BrowseList } from '../../../../schemas/generated/types'
import type { PanelModals } from '../../../ui/modal/PanelModals'
import type { ItemAction } from '../items/itemActions'
import { cardPressOf, pressOf, type PlayMethod, type Press } from '../items/pressOf'
import { actionCommand } from './actionCommand'
import type { ItemCommand } from './ItemCommand'
import { openItemWindow } from './openItemWindow'
import { playCommand } from './playCommand'
import { pressCommand } from './pressCommand'
import type { CommandPlace, SeenItem } from './SeenItem'
import { wholeCommand } from './wholeCommand'

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
  playWhole: (lists: readonly BrowseList[], whole: BrowseItem) => void
  /** The heart [D5-10]: makes it a favourite, or no more. */
  heart: (item: BrowseItem) => void
  /** An entry of its menu [D2.6-15]. */
  act: (action: ItemAction, item: BrowseItem, list: readonly BrowseItem[], index: number) => void
}

interface Page {
  place: CommandPlace
  method: PlayMethod
  browse: (item: BrowseItem) => void
  modals: PanelModals
  isFavourite: (item: BrowseItem) => boolean
}

/** Makes the commands of a page; `now` gives how it stands at the moment, `run` has the player do something. */
export function createItemCommands(now: () => Page, run: (command: ItemCommand) => boolean): ItemCommandsOf {
  const seenAs = (item: BrowseItem, list: readonly BrowseItem[], index: number): SeenItem => {
    const { place, method } = now()
    return { item, list, index, place, method }
  }
  const press = (kind: Press, seen: SeenItem) => {
    const command = pressCommand(kind, seen)
    if (command) run(command)
    else if (kind === 'browse') now().browse(seen.item)
  }
  return {
    press: (item, list, index) => press(pressOf(item, now().method), seenAs(item, list, index)),
    pressCard: (item, list, index) => press(cardPressOf(item), seenAs(item, list, index)),
    play: (item, list, index) => void run(playCommand(seenAs(item, list, index))),
    playWhole: (lists, whole) => void run(wholeCommand(lists, whole, now().place)),
    heart(item) {
      const command = actionCommand(
        now().isFavourite(item) ? 'removeFromFavourites' : 'addToFavourites',
        seenAs(item, [item], 0),
      )
      if (command) run(command)
    },
    act: (action, item, list, index) => {
      const seen = seenAs(item, list, index)
      const command = actionCommand(action, seen)
      if (command) run(command)
      else openItemWindow(action, seen, now().modals, run)
    },
  }
}
