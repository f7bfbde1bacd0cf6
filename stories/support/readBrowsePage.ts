import type { BrowseInfo, BrowseItem } from '../../schemas/generated/types'
import { laterPushValidators } from '../../schemas/generated/laterPushValidators'
import { laterNormalisers } from '../../src/device/normalise/laterNormalisers'

/** A page of the library as a player pushes it, through the incoming door: the items of all its lists, and its header. */
export function readBrowsePage(pushed: unknown): { items: BrowseItem[]; info: BrowseInfo | undefined } {
  const page: unknown = laterNormalisers.pushBrowseLibrary?.(pushed)
  if (!laterPushValidators.pushBrowseLibrary(page)) throw new Error('That is no page of the library')
  const { lists = [], info } = page.navigation ?? {}
  return { items: lists.flatMap(({ items }) => items), info }
}
