import type { Device } from '../../device'

/** The address of the panel's first module, as a page of this release names it. */
const moduleOf = (page: ParentNode): string | null | undefined =>
  page.querySelector('script[type="module"][src]')?.getAttribute('src')

/** Whether whoever serves this page serves another release now. */
async function isNewer(): Promise<boolean> {
  const own = moduleOf(document)
  if (!own) return false
  try {
    const answer = await fetch(document.baseURI, { cache: 'no-store', headers: { accept: 'text/html' } })
    const served = new DOMParser().parseFromString(answer.ok ? await answer.text() : '', 'text/html')
    const other = moduleOf(served)
    return Boolean(other) && other !== own
  } catch {
    return false
  }
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
