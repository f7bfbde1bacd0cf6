import { useEffect, useRef } from 'react'

/** What takes the keys for itself while it is open. */
export const covering = 'dialog[open], [role="dialog"], [role="menu"]'

/** Whether something lies over the screen that takes the keys. */
export const isCovered = (): boolean => document.querySelector(covering) !== null

/** What lies over the screen, in the order in which it was opened; one for the page, as its history is. */
const open: (() => void)[] = []
const listeners = new Set<() => void>()

/**
 * Counts as open until the returned function is called; `close` is what Back does meanwhile, nothing for what
 * cannot be closed.
 */
const addOverlay = (close: () => void): (() => void) => {
  open.push(close)
  listeners.forEach((tell) => tell())
  return () => {
    const place = open.indexOf(close)
    if (place >= 0) open.splice(place, 1)
  }
}

/** Closes what was opened last; false where nothing is open. */
export const closeTopOverlay = (): boolean => {
  const close = open.at(-1)
  close?.()
  return close !== undefined
}

/** Tells when something is opened. */
export const onOverlay = (tell: () => void): (() => void) => {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/**
 * Has Back, the browser's or the phone's, do this as long as `isOpen`, instead of leaving the screen. What
 * was opened last goes first.
 */
export const useClosedByBack = (close: () => void, isOpen = true): void => {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => (isOpen ? addOverlay(() => latest.current()) : undefined), [isOpen])
}
