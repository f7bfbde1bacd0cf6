import {
  IconChecklist,
  IconExternalLink,
  IconHeart,
  IconHeartOff,
  IconPencil,
  IconPlayerEject,
  IconPlayerPlay,
  IconPlayerTrackNext,
  IconPlaylistAdd,
  IconPlaylistX,
  IconRadio,
  IconRefresh,
  IconReplace,
  IconRowInsertBottom,
  IconTrash,
  type Icon,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { BrowseItem } from '../../../../schemas/generated/types'
import { cardAddress } from '../items/pressOf'
import { usePanelSituation } from '../../../ui/panel/PanelSituationContext'
import { itemActions, type ItemAction, formatDuration } from '../items/itemActions'
import { type CommandPlace, type SeenItem, isAddressed, playlistName } from '../commands/ItemCommand'
import { formatOf } from '../../../ui/format/FormatIcon'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { ActionMenu } from '../../../ui/menu/ActionMenu'
import type { MenuPlace } from '../../../ui/menu/menuPlace'
import { ActionRow } from '../../../ui/rows/ActionRow'
import classes from './ItemMenu.module.css'

const deletes: ReadonlySet<ItemAction> = new Set(['deletePlaylist', 'deleteFolder', 'deleteWebRadio'])

/** The menu of an item where it is seen, in its order, but what deletes apart, since it comes last. */
export function menuParts(item: BrowseItem, place: CommandPlace, isFavourite?: boolean) {
  const known = isFavourite !== undefined && { favourite: isFavourite, favorite: isFavourite }
  const { menu } = itemActions({ ...item, ...known }, place)
  return {
    usual: menu.filter((action) => !deletes.has(action)),
    deleting: menu.filter((action) => deletes.has(action)),
  }
}

/**
 * What is known of an item besides its words: genre, format, its figures and length, 'Folk • FLAC • 96 kHz •
 * 24 bit • 3:21'; '' where nothing is. Rows leave out what they have no room for. `highResolution` is the
 * word for that.
 */
export function detailsOf(item: BrowseItem, highResolution: string): string {
  const { genre, trackType, samplerate, bitdepth, qualityDescription, duration } = item
  const format = formatOf(trackType, undefined)?.name ?? trackType
  const quality = qualityDescription === 'HI_RES' ? highResolution : qualityDescription
  return [genre, format, samplerate, bitdepth, quality, formatDuration(duration)]
    .flatMap((text) => text?.trim() || [])
    .join(' • ')
}

/**
 * Whether an item has what an action needs: favourites and what is played an address [D5-3], stations a name
 * [D5-4], playlists theirs. While another device leads what plays (`isLocked`), nothing else can be played.
 */
export function canDo(
  action: ItemAction,
  { item, place }: Pick<SeenItem, 'item' | 'place'>,
  isLocked: boolean,
): boolean {
  switch (action) {
    case 'addWebRadio':
      return true
    case 'deletePlaylist':
      return playlistName(item) !== ''
    case 'editWebRadio':
    case 'deleteWebRadio':
      return Boolean(item.title || item.name)
    case 'play':
    case 'clearAndPlay':
      return !isLocked && (place.uri === 'playlists' ? playlistName(item) !== '' : isAddressed(item))
    case 'playNext':
    case 'addToQueue':
      return place.uri === 'playlists' ? playlistName(item) !== '' : isAddressed(item)
    case 'removeFromPlaylist':
      return isAddressed(item) && playlistName(place) !== ''
    default:
      return isAddressed(item)
  }
}

interface Props {
  /** Where it opens. */
  at: MenuPlace
  item: BrowseItem
  /** Where it is seen. */
  place: CommandPlace
  /** Whether it is a favourite, where that is known better than the page has it. */
  isFavourite?: boolean
  /** Nothing can be played meanwhile, because another device leads what plays. */
  isLocked?: boolean
  /** The ways that lead away from it, of another feature. */
  links?: ReactNode
  onAct: (action: ItemAction) => void
  /** Begins choosing several, this one first; absent where it cannot be one of them. */
  onSelect?: (() => void) | undefined
  onClose: () => void
}

const look = { size: 22, stroke: 1.6, 'aria-hidden': true }
const icons: Readonly<Record<ItemAction, Icon>> = {
  play: IconPlayerPlay,
  playNext: IconPlayerTrackNext,
  addToQueue: IconRowInsertBottom,
  clearAndPlay: IconReplace,
  addToPlaylist: IconPlaylistAdd,
  removeFromPlaylist: IconPlaylistX,
  deletePlaylist: IconTrash,
  safeRemove: IconPlayerEject,
  updateFolder: IconRefresh,
  deleteFolder: IconTrash,
  addToFavourites: IconHeart,
  removeFromFavourites: IconHeartOff,
  addWebRadio: IconRadio,
  editWebRadio: IconPencil,
  deleteWebRadio: IconTrash,
  addToRadioFavourites: IconHeart,
  removeFromRadioFavourites: IconHeartOff,
}

/**
 * What can be done with an item of the library [D2.6-15], as long as it is mounted; what deletes comes last.
 */
export function ItemMenu({
  at,
  item,
  place,
  isFavourite,
  isLocked = false,
  links,
  onAct,
  onSelect,
  onClose,
}: Props) {
  const { t } = useTranslation()
  const { isKiosk } = usePanelSituation()
  const { usual, deleting } = menuParts(item, place, isFavourite)
  // The player's own screen has no tabs.
  const page = !isKiosk && isAddressed(item) ? cardAddress(item) : undefined
  const { title, name, artist, album } = item
  const by = [artist, album].filter((one) => one !== undefined && one !== '').join(' - ')
  const details = detailsOf(item, t('browse.items.hiRes'))
  const row = (action: ItemAction) => {
    const Icon = icons[action]
    return (
      <ActionRow
        key={action}
        icon={<Icon {...look} />}
        label={t(`browse.menu.${action}`)}
        disabled={!canDo(action, { item, place }, isLocked)}
        onPress={() => {
          onClose()
          onAct(action)
        }}
      />
    )
  }
  return (
    <ActionMenu
      place={at}
      title={title || name || t('browse.menu.nameless')}
      about={
        by || details ? (
          <>
            {by}
            {details ? <div className={classes.details}>{details}</div> : null}
          </>
        ) : null
      }
      onClose={onClose}
    >
      {usual.map(row)}
      {links}
      {page === undefined ? null : (
        <ActionRow
          icon={<IconExternalLink {...look} />}
          label={t('browse.menu.newTab')}
          newTab={page}
          onPress={onClose}
        />
      )}
      {onSelect ? (
        <ActionRow
          icon={<IconChecklist {...look} />}
          label={t('browse.several.menu')}
          onPress={() => {
            onClose()
            onSelect()
          }}
        />
      ) : null}
      {deleting.length > 0 ? <div className={classes.deleting}>{deleting.map(row)}</div> : null}
    </ActionMenu>
  )
}
