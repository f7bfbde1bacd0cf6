import type { Virtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import type { Playing } from './usePlaying'

/**
 * Brings the entry that plays into view when it begins to, and when the list comes [D2.7-4]; not when it is moved, and not
 * while it does not play. `index` is -1 where it is not in the list; a list that `isEmpty` is yet to come.
 */
export function useScrollToCurrent(
  virtualizer: Virtualizer<Window, Element>,
  { id, status }: Playing,
  { index, isEmpty }: { index: number; isEmpty: boolean },
): void {
  const place = useRef(index)
  const wasShown = useRef(false)
  useEffect(() => {
    place.current = index
    if (isEmpty) wasShown.current = false
  })
  const isListed = index >= 0
  const isPlaying = status === 'play'
  useEffect(() => {
    if (id === undefined || !isListed || !isPlaying) return
    // At first in the middle, with what was and what comes; then only as far as needed.
    virtualizer.scrollToIndex(place.current, { align: wasShown.current ? 'auto' : 'center' })
    wasShown.current = true
  }, [virtualizer, id, isListed, isPlaying])
}
