import type { TFunction } from 'i18next'
import type { BrowseItem } from '../../../../schemas/generated/types'
import type { ItemCommand } from './ItemCommand'

const nameOf = ({ title, name, uri }: BrowseItem) => title || name || uri || ''

/** What was taken away, in words; undefined for commands that take nothing away, or ask before. */
export function tellRemoved(command: ItemCommand, t: TFunction): string | undefined {
  switch (command.kind) {
    case 'removeFromFavourites':
      return t('browse.commands.removed.favourite', { name: nameOf(command.item) })
    case 'removeFromRadioFavourites':
      return t('browse.commands.removed.radioFavourite', { name: nameOf(command.item) })
    case 'removeWebRadio':
      return t('browse.commands.removed.webRadio', { name: nameOf(command.item) })
    case 'removeFromPlaylist':
      return t('browse.commands.removed.fromPlaylist', { name: nameOf(command.item), playlist: command.name })
    case 'deletePlaylist':
      return t('browse.commands.removed.playlist', { name: command.name })
    default:
      return undefined
  }
}
