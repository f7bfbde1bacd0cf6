import type { BrowseItem } from '../../../../schemas/generated/types'

/** Which track of its cue sheet an item is [D7-20]; undefined for one that does not say. */
export function cueNumber({ number }: BrowseItem): number | string | undefined {
  if (typeof number === 'string' && number !== '') return number
  return typeof number === 'number' && Number.isInteger(number) ? number : undefined
}
