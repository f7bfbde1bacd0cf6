import type { ItemCommand } from './ItemCommand'
import { isAddressed } from './isAddressed'

const opposites = {
  removeFromFavourites: 'addToFavourites',
  removeFromRadioFavourites: 'addToRadioFavourites',
  removeWebRadio: 'addWebRadio',
} as const

/** What takes a command back with one request; undefined where nothing does, or the item has no address to put it back by. */
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
