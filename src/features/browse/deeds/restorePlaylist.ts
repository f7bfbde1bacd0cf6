import type { BrowseItem } from '../../../../schemas/generated/types'
import type { Device } from '../../../device'
import { answered } from './answered'
import { isAddressed } from './isAddressed'
import { sendDeed } from './sendDeed'

/**
 * Makes a deleted playlist anew, entry by entry, as players take them; gives how many of them could not be put back, all where the
 * playlist itself could not.
 */
export async function restorePlaylist(
  device: Device,
  name: string,
  items: readonly BrowseItem[],
): Promise<number> {
  const created = answered(device, ['pushCreatePlaylist'])
  if (sendDeed(device, { kind: 'createPlaylist', name })?.status !== 'sent') return items.length
  await created
  let left = items.length
  for (const item of items.filter(isAddressed)) {
    const added = answered(device, ['pushAddToPlaylist'])
    if (sendDeed(device, { kind: 'addToPlaylist', name, item })?.status !== 'sent') return left
    await added
    left -= 1
  }
  return left
}
