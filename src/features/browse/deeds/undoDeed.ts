import type { Deed } from './Deed'
import { isAddressed } from './isAddressed'

const opposites = {
  removeFromFavourites: 'addToFavourites',
  removeFromRadioFavourites: 'addToRadioFavourites',
  removeWebRadio: 'addWebRadio',
} as const

/** What takes a deed back with one request; undefined where nothing does, or the item has no address to put it back by. */
export function undoDeed(deed: Deed): Deed | undefined {
  switch (deed.kind) {
    case 'removeFromFavourites':
    case 'removeFromRadioFavourites':
    case 'removeWebRadio':
      return isAddressed(deed.item) ? { kind: opposites[deed.kind], item: deed.item } : undefined
    case 'removeFromPlaylist':
      return isAddressed(deed.item) ? { ...deed, kind: 'addToPlaylist' } : undefined
    default:
      return undefined
  }
}
