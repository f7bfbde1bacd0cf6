import type { BrowseItem } from '../../../../schemas/generated/types'
import { isPlaylistPage } from '../place/isPlaylistPage'
import { isFavourite } from './isFavourite'

/** What a menu of an item may hold [D2.6-15], in the order in which it holds it. */
export type ItemAction =
  | 'play'
  | 'addToQueue'
  | 'clearAndPlay'
  | 'addToPlaylist'
  | 'removeFromPlaylist'
  | 'deletePlaylist'
  | 'safeRemove'
  | 'updateFolder'
  | 'deleteFolder'
  | 'addToFavourites'
  | 'removeFromFavourites'
  | 'addWebRadio'
  | 'editWebRadio'
  | 'deleteWebRadio'
  | 'addToRadioFavourites'
  | 'removeFromRadioFavourites'

/** Where an item is seen. */
export interface Place {
  /** Address of the page; '' for a result of searching. */
  uri: string
  /** Type of the item that led to the page, e.g. playlist [D3-22]. */
  type?: string | undefined
}

/** What an item offers where it is seen. */
export interface ItemActions {
  hasPlay: boolean
  /** A heart, which makes it a favourite. */
  hasHeart: boolean
  /** Empty where there is no menu. */
  menu: readonly ItemAction[]
}

type Part = Pick<BrowseItem, 'type' | 'uri' | 'disablePlayButton' | 'favourite' | 'favorite'>

/** [D5-6] */
const playable: ReadonlySet<string> = new Set([
  'folder',
  'song',
  'mywebradio',
  'webradio',
  'playlist',
  'cuesong',
  'remdisk',
  'cuefile',
  'folder-with-favourites',
  'internal-folder',
])
/** [D5-8] */
const listable: ReadonlySet<string> = new Set([
  'folder',
  'song',
  'remdisk',
  'folder-with-favourites',
  'internal-folder',
])
/** [D5-9] */
const withoutMenu: ReadonlySet<string> = new Set([
  'radio-favourites',
  'radio-category',
  'spotify-category',
  'streaming-category',
  'title',
  'item-no-menu',
])
const folders: ReadonlySet<string> = new Set(['folder', 'internal-folder', 'folder-with-favourites'])

/** [D9-13] A folder nearer to the root than that holds half the library. */
const depth = 4

const isShallow = ({ type = '', uri = '' }: Part): boolean =>
  folders.has(type) && uri.startsWith('music-library/') && uri.split('/').length < depth

/** What can be done with an item where it is seen [D5-6 … D5-11]. */
export function itemActions(item: Part, { uri: page, type: led }: Place): ItemActions {
  const { type = '', uri = '' } = item
  const is = (...types: readonly string[]) => types.includes(type)
  const hasPlay = playable.has(type) && item.disablePlayButton !== true && !isShallow(item)
  const isIn = (root: string) => page === root || page.startsWith(`${root}/`)
  const canBeFavourite = is('song', 'folder-with-favourites') && page !== 'favourites' && !isFavourite(item)
  const rules: Readonly<Record<ItemAction, boolean>> = {
    play: hasPlay,
    addToQueue: playable.has(type) && type !== 'cuesong',
    clearAndPlay: hasPlay,
    addToPlaylist: listable.has(type),
    // A page that was opened by its address knows of nothing that led to it.
    removeFromPlaylist: led === 'playlist' || isPlaylistPage({ uri: page }),
    deletePlaylist: is('playlist'),
    safeRemove: is('remdisk'),
    // Players can read again only what lies on disks.
    updateFolder: is('folder', 'internal-folder') && uri.startsWith('music-library/'),
    deleteFolder: is('internal-folder'),
    addToFavourites: canBeFavourite,
    removeFromFavourites: page === 'favourites' || isFavourite(item),
    addWebRadio: is('mywebradio-category'),
    editWebRadio: is('mywebradio'),
    deleteWebRadio: is('mywebradio') && isIn('radio/myWebRadio'),
    addToRadioFavourites: is('webradio', 'mywebradio'),
    removeFromRadioFavourites: isIn('radio/favourites'),
  }
  const names = Object.keys(rules) as ItemAction[]
  return {
    hasPlay,
    hasHeart: hasPlay && canBeFavourite,
    menu: withoutMenu.has(type) ? [] : names.filter((name) => rules[name]),
  }
}
