import type { Device } from '../../device'
import { ownEntry, readServedEntry } from '../../ui/servedPage'

/** Whether whoever serves this page serves another release now. */
const isNewer = async (): Promise<boolean> => {
  const own = ownEntry()
  return own !== undefined && (await readServedEntry().catch(() => own)) !== own
}

/**
 * Calls `onNewer`, once, when a newer release has come in the place of this one: asked when a file of ours
 * cannot be had, and each time the player is back, for an update starts it anew. Returns what stops it.
 */
export function watchRelease(device: Pick<Device, 'onConnection'>, onNewer: () => void): () => void {
  let isOver = false
  const look = async (): Promise<void> => {
    if (isOver || !(await isNewer()) || isOver) return
    isOver = true
    onNewer()
  }
  const lookNow = () => void look()
  let wasLost = false
  const leave = device.onConnection((isConnected) => {
    if (isConnected && wasLost) lookNow()
    wasLost ||= !isConnected
  })
  window.addEventListener('vite:preloadError', lookNow)
  return () => {
    isOver = true
    leave()
    window.removeEventListener('vite:preloadError', lookNow)
  }
}
