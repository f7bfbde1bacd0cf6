import type { TFunction } from 'i18next'
import type { BrowseItem } from '../../../../schemas/generated/types'
import type { Deed } from './Deed'

const nameOf = ({ title, name, uri }: BrowseItem) => title || name || uri || ''

/** What was taken away, in words; undefined for deeds that take nothing away, or ask before. */
export function tellRemoved(deed: Deed, t: TFunction): string | undefined {
  switch (deed.kind) {
    case 'removeFromFavourites':
      return t('browse.deeds.removed.favourite', { name: nameOf(deed.item) })
    case 'removeFromRadioFavourites':
      return t('browse.deeds.removed.radioFavourite', { name: nameOf(deed.item) })
    case 'removeWebRadio':
      return t('browse.deeds.removed.webRadio', { name: nameOf(deed.item) })
    case 'removeFromPlaylist':
      return t('browse.deeds.removed.fromPlaylist', { name: nameOf(deed.item), playlist: deed.name })
    case 'deletePlaylist':
      return t('browse.deeds.removed.playlist', { name: deed.name })
    default:
      return undefined
  }
}
