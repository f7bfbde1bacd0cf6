import type { Virtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import type { Playing } from './usePlaying'

/**
 * Brings the entry that plays into view when it begins to, and when the list comes [D2.7-4]; not when it is moved, and not
 * while it does not play. `index` is -1 where it is not in the list; a list that `isEmpty` is yet to come. While a row
 * `isDragged` the list is the hand's: what begins to play then is not brought into view later either, where the hand has
 * just put something.
 */
export function useScrollToCurrent(
  virtualizer: Virtualizer<Window, Element>,
  { id, status }: Playing,
  { index, isEmpty, isDragged }: { index: number; isEmpty: boolean; isDragged: boolean },
): void {
  const now = useRef({ index, isDragged })
  const wasShown = useRef(false)
  useEffect(() => {
    now.current = { index, isDragged }
    if (isEmpty) wasShown.current = false
  })
  const isListed = index >= 0
  const isPlaying = status === 'play'
  useEffect(() => {
    if (id === undefined || !isListed || !isPlaying || now.current.isDragged) return
    // At first in the middle, with what was and what comes; then only as far as needed.
    virtualizer.scrollToIndex(now.current.index, { align: wasShown.current ? 'auto' : 'center' })
    wasShown.current = true
  }, [virtualizer, id, isListed, isPlaying])
}
