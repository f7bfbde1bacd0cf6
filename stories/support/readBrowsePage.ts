import type { BrowseInfo, BrowseItem } from '../../schemas/generated/types'
import { laterPushValidators } from '../../schemas/generated/laterPushValidators'
import { deferredNormalisers } from '../../src/device/normalise/deferredNormalisers'

/**
 * A page of the library as a player pushes it, through the incoming gateway: the items of all its lists, and
 * its header. Sample data that is missing or no page is raised [D8-24], so that a story never shows an empty
 * page for one.
 */
export function readBrowsePage(pushed: unknown): { items: BrowseItem[]; info: BrowseInfo | undefined } {
  if (pushed === undefined || pushed === null) throw new Error('No mock data present')
  const page: unknown = deferredNormalisers.pushBrowseLibrary?.(pushed)
  if (!laterPushValidators.pushBrowseLibrary(page)) throw new Error('That is no page of the library')
  const { lists = [], info } = page.navigation ?? {}
  return { items: lists.flatMap(({ items }) => items), info }
}
