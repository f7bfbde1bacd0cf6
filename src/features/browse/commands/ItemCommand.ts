import type { TFunction } from 'i18next'
import type { BrowseItem } from '../../../../schemas/generated/types'
import type { Place } from '../items/itemActions'
import type { PlayMethod } from '../items/pressOf'
import type { ConfirmWords } from '../../../ui/dialogs/Dialogs'

/** A page of the library, as far as what is done on it needs to know it. */
export interface CommandPlace extends Place {
  title?: string | undefined
  service?: string | undefined
}

/** An item where it stands. */
export interface SeenItem {
  item: BrowseItem
  /** The list that it stands in, as the page has it, and its place there. */
  list: readonly BrowseItem[]
  index: number
  place: CommandPlace
  method: PlayMethod
}

/** Whether an item has an address, by which alone players know it again. */
export const isAddressed = (item: BrowseItem): item is BrowseItem & { uri: string } =>
  item.uri !== undefined && item.uri !== ''

const root = 'playlists/'

interface Named {
  uri?: string | undefined
  name?: unknown
  title?: string | undefined
}

/**
 * The name by which a player knows a playlist [D7-21]: that of its address, else its own; '' for one without.
 */
export const playlistName = ({ uri = '', name, title }: Named): string => {
  if (uri.startsWith(root)) return uri.slice(root.length)
  return typeof name === 'string' && name !== '' ? name : (title ?? '')
}

/** What a player is told about an item of its library, by the name of the request. */
export type ItemCommand =
  | {
      kind:
        | 'addPlay'
        | 'replaceAndPlay'
        | 'addToQueue'
        | 'addToFavourites'
        | 'removeFromFavourites'
        | 'addToRadioFavourites'
        | 'removeFromRadioFavourites'
        | 'safeRemoveDrive'
        | 'updateDb'
      item: BrowseItem
    }
  | { kind: 'addWebRadio' | 'removeWebRadio'; item: BrowseItem }
  | { kind: 'playItemsList'; item: BrowseItem; list: readonly BrowseItem[]; index: number }
  | { kind: 'playPlaylist' | 'enqueue' | 'createPlaylist'; name: string }
  | { kind: 'deletePlaylist'; name: string }
  | { kind: 'addToPlaylist' | 'removeFromPlaylist'; name: string; item: BrowseItem }
  /** `curUri`: address of the page that is open. */
  | { kind: 'deleteFolder'; item: BrowseItem; curUri: string }

/** What is to play behind what plays: items, or a playlist by its name; takes more than one request. */
export type NextCommand =
  | { kind: 'playNext'; item: BrowseItem }
  | { kind: 'playSeveralNext'; items: readonly BrowseItem[] }
  | { kind: 'playPlaylistNext'; name: string }

const playing: ReadonlySet<ItemCommand['kind']> = new Set([
  'addPlay',
  'replaceAndPlay',
  'playItemsList',
  'playPlaylist',
])

/** Whether a command makes another thing play. */
export const plays = ({ kind }: ItemCommand): boolean => playing.has(kind)

/**
 * What is asked before a command; undefined for one that is done at once. `canUndo`: there will be a way
 * back.
 */
export function questionBefore(
  command: ItemCommand,
  canUndo: boolean,
  t: TFunction,
): ConfirmWords | undefined {
  switch (command.kind) {
    case 'deletePlaylist':
      return {
        title: t('browse.commands.ask.playlist.title'),
        message: canUndo
          ? t('browse.commands.ask.playlist.message', { name: command.name })
          : t('browse.commands.ask.playlist.forGood', { name: command.name }),
        confirmLabel: t('browse.commands.ask.playlist.confirm'),
        isDangerous: true,
      }
    case 'deleteFolder':
      return {
        title: t('browse.commands.ask.folder.title'),
        message: t('browse.commands.ask.folder.message', { name: command.item.title || command.item.uri }),
        confirmLabel: t('browse.commands.ask.folder.confirm'),
        isDangerous: true,
      }
    case 'safeRemoveDrive':
      return {
        title: t('browse.commands.ask.drive.title'),
        message: t('browse.commands.ask.drive.message', { name: command.item.title || command.item.uri }),
        confirmLabel: t('browse.commands.ask.drive.confirm'),
      }
    default:
      return undefined
  }
}
