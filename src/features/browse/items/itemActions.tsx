import type { TFunction } from 'i18next'
import type { BrowseItem } from '../../../../schemas/generated/types'
import { isPlaylistPage } from '../place/place'
import { enqueueOf } from './pressOf'
import classes from './favouriteSign.module.css'
import type { MenuPlace } from '../../../ui/menu/menuPlace'
import { withName, type NamedText } from '../../../ui/rows/ActionRow'

/** Whether an item or the header of a page is a favourite, in either spelling of devices [D3-15 D3-18]. */
export const isFavourite = ({ favourite, favorite }: Pick<BrowseItem, 'favourite' | 'favorite'>): boolean =>
  favourite === true || favorite === true

/** What a menu of an item may hold [D2.6-15], in the order in which it holds it. */
export type ItemAction =
  | 'play'
  | 'playNext'
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
interface ItemActions {
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
    playNext: playable.has(type) && type !== 'cuesong',
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

const known = new WeakMap<BrowseItem, { uri: string; type: string | undefined; actions: ItemActions }>()

/** As `itemActions`, worked out once for an item and a place: a list asks again whenever a row is drawn. */
export function actionsOf(item: BrowseItem, place: Place): ItemActions {
  const before = known.get(item)
  if (before && before.uri === place.uri && before.type === place.type) return before.actions
  const actions = itemActions(item, place)
  known.set(item, { uri: place.uri, type: place.type, actions })
  return actions
}

/**
 * Whether an item may be chosen among several: what players add to their queue by its address. Playlists of
 * the list of playlists go by their name, one at a time.
 */
export const isChoosable = (item: BrowseItem, place: Place): boolean =>
  enqueueOf(place.uri) !== 'enqueue' &&
  Boolean(item.uri) &&
  actionsOf(item, place).menu.includes('addToQueue')

/** The sign of a favourite, which bears its name. */
export const favouriteSign = (label: string) => (
  <svg className={classes.favourite} viewBox="0 0 24 24" role="img" aria-label={label}>
    <path d="M12 20l-7.6-7.4a4.6 4.6 0 0 1 6.5-6.5L12 7.2l1.1-1.1a4.6 4.6 0 0 1 6.5 6.5z" />
  </svg>
)

const twoDigits = (figure: number) => String(figure).padStart(2, '0')

/** The length of an item as h:mm:ss, hours only above 0 [D2.6-8]; '' where it is not known. */
export function formatDuration(seconds: number | undefined): string {
  if (seconds === undefined || !(seconds > 0) || !Number.isFinite(seconds)) return ''
  const whole = Math.round(seconds)
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  const end = twoDigits(whole % 60)
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${end}` : `${minutes}:${end}`
}

/** The words of an item as the player sent them. */
interface ItemWords {
  /** Its title, else its name; '' where it has neither. */
  name: string
  /** 'album • artist', as far as they are known and say more than the name [D2.6-8]. */
  by: string
}

/** The words of an item [D2.6-8]. */
export function describeItem({
  title,
  name,
  album,
  artist,
}: Pick<BrowseItem, 'title' | 'name' | 'album' | 'artist'>): ItemWords {
  const shown = title?.trim() || name?.trim() || ''
  const by = [album, artist].flatMap((text) => {
    const line = text?.trim() ?? ''
    return line === '' || line === shown ? [] : [line]
  })
  return { name: shown, by: by.join(' • ') }
}

/** What the buttons of an item are called, by its name. */
export interface ItemTexts {
  /** In place of a name. */
  untitled: string
  makeFavourite: NamedText
  play: NamedText
  more: NamedText
}

/** The texts of items in a language, looked up once for all of them. */
export const createItemTexts = (t: TFunction): ItemTexts => ({
  untitled: t('browse.items.untitled'),
  makeFavourite: withName((name) => t('browse.items.makeFavourite', { name })),
  play: withName((name) => t('browse.items.play', { name })),
  more: withName((name) => t('browse.items.more', { name })),
})

/** What is done with an item of a list; its place in the list goes with it, because some acts begin there. */
export type ItemHandler = (item: BrowseItem, index: number) => void

/**
 * What a list hands to each of its items, row or card. The commands stay the same ones, so that an item is
 * not drawn again.
 */
export interface ItemProps {
  /** The list's own, because to get one takes an item a fifth of its time. */
  t: TFunction
  /** What its buttons are called. */
  texts: ItemTexts
  item: BrowseItem
  index: number
  /** How many there are in its list. */
  count: number
  place: Place
  /** Origin of the player; undefined before the first connect. */
  origin: string | undefined
  /** It is what plays. */
  isActive: boolean
  onPress: ItemHandler
  onPlay: ItemHandler
  /** It is to be a favourite. */
  onHeart: ItemHandler
  /** Its menu is wanted, there. */
  onMore: (item: BrowseItem, index: number, at: MenuPlace) => void
  /** Whether it is chosen among several; undefined while nobody chooses. */
  isSelected?: boolean | undefined
  /** It is to be chosen, or given up; with `isRange` all from the one before to it. */
  onSelect?: (item: BrowseItem, index: number, isRange: boolean) => void
}
