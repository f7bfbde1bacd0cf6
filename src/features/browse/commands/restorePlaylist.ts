import type { BrowseItem } from '../../../../schemas/generated/types'
import { hearResult, sendForTruth, type Device } from '../../../device'
import { isAddressed } from './isAddressed'
import { sendCommand } from './sendCommand'

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
  const created = sendForTruth(device, hearResult('pushCreatePlaylist'), [], () =>
    sendCommand(device, { kind: 'createPlaylist', name }),
  )
  if ((await created.truth).status !== 'done') return items.length
  let left = items.length
  const addressed = items.filter(isAddressed)
  for (const [place, item] of addressed.entries()) {
    const added = sendForTruth(device, hearResult('pushAddToPlaylist'), [], () =>
      sendCommand(device, { kind: 'addToPlaylist', name, item }),
    )
    const { status } = await added.truth
    // One that says nothing any more does not take the rest either.
    if (status === 'silent') return left
    if (status === 'done') left -= 1
    onEntry(place + 1, addressed.length)
  }
  return left
}
