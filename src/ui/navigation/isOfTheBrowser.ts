import type { MouseEvent } from 'react'

/** Whether a press on a link is one that the browser acts on itself: a new tab or window, a download. */
export const isOfTheBrowser = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
