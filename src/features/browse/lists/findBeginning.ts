import type { BrowseItem } from '../../../../schemas/generated/types'
import { foldText } from '../../../ui/foldText'

/** Place of the first item from a place on that begins with a text, in whatever case and with whatever accents; from the top where none follows. */
export function findBeginning(items: readonly BrowseItem[], text: string, from: number): number | undefined {
  const wanted = foldText(text)
  const begins = ({ title, name }: BrowseItem) =>
    foldText((title || name || '').slice(0, wanted.length + 8)).startsWith(wanted)
  const after = items.findIndex((item, place) => place >= from && begins(item))
  const place = after < 0 && from > 0 ? items.findIndex(begins) : after
  return place < 0 ? undefined : place
}
