import type { TFunction } from 'i18next'
import { withName, type NamedText } from '../../../ui/rows/withName'

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
