import { useEffect, useRef } from 'react'
import { addOverlay } from './openOverlays'

/** Has Back, the browser's or the phone's, do this as long as `isOpen`, instead of leaving the screen. What was opened last goes first. */
export const useClosedByBack = (close: () => void, isOpen = true): void => {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => (isOpen ? addOverlay(() => latest.current()) : undefined), [isOpen])
}
