/** Characters from which on a push is read elsewhere; a smaller one is read sooner than it is handed over. */
const large = 200_000

/** Events whose pushes may be large. */
export type LargeEvent = 'pushQueue' | 'pushBrowseLibrary'

/** How a socket packet of them begins: an event, and what it brings. */
const beginning = /^2\["(pushQueue|pushBrowseLibrary)",[[{]/

const isLargeEvent = (event: string): event is LargeEvent =>
  event === 'pushQueue' || event === 'pushBrowseLibrary'

/** The event of a socket packet that is too large to be read in the page; undefined for all others. */
export function largePushOf(packet: string): LargeEvent | undefined {
  const event = packet.length > large ? beginning.exec(packet)?.[1] : undefined
  return event !== undefined && isLargeEvent(event) ? event : undefined
}

const asking = new Set(['getQueue', 'browseLibrary', 'search', 'goTo'])

/** Whether a request may be answered by a large push. */
export const asksForLarge = (request: string): boolean => asking.has(request)
