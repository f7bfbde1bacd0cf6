import type { BrowseItem } from '../../../../schemas/generated/types'
import type { Device } from '../../../device'
import { answered } from './answered'
import { isAddressed } from './isAddressed'
import { sendDeed } from './sendDeed'

/**
 * Makes a deleted playlist anew, entry by entry, as players take them; gives how many of them could not be put back, all where the
 * playlist itself could not. `onEntry` hears how many are back of how many.
 */
export async function restorePlaylist(
  device: Device,
  name: string,
  items: readonly BrowseItem[],
  onEntry: (done: number, count: number) => void,
): Promise<number> {
  const created = answered(device, ['pushCreatePlaylist'])
  if (sendDeed(device, { kind: 'createPlaylist', name })?.status !== 'sent') return items.length
  await created
  let left = items.length
  const addressed = items.filter(isAddressed)
  for (const [place, item] of addressed.entries()) {
    const added = answered(device, ['pushAddToPlaylist'])
    if (sendDeed(device, { kind: 'addToPlaylist', name, item })?.status !== 'sent') return left
    await added
    left -= 1
    onEntry(place + 1, addressed.length)
  }
  return left
}
