import type { TFunction } from 'i18next'
import { withName, type NamedText } from '../../ui/rows/withName'

/** What the buttons of an entry are called, by its name. */
export interface RowTexts {
  /** In place of a name. */
  nameless: string
  remove: NamedText
  more: NamedText
  move: NamedText
}

/** The texts of rows in a language, looked up once for all of them. */
export const createRowTexts = (t: TFunction): RowTexts => ({
  nameless: t('queue.nameless'),
  remove: withName((name) => t('queue.remove', { name })),
  more: withName((name) => t('queue.more', { name })),
  move: withName((name) => t('queue.move', { name })),
})
