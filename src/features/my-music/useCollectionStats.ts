import { useCallback, useEffect, type RefObject } from 'react'
import type { PushMyCollectionStats } from '../../../schemas/generated/types'
import { useDevice, useTopic } from '../../device'
import { useDelayed } from '../../ui/useDelayed'
import { useIsSeen } from './useIsSeen'

/** Milliseconds between two questions for the size of the library [D9-28]. */
const pace = 4000

/** Milliseconds after which a player that has said nothing is said to be silent. */
const patience = 8000

/** The size of the library; `isSilent` after 8 s without an answer. */
export interface CollectionStats {
  stats: PushMyCollectionStats | undefined
  isSilent: boolean
  ask: () => void
}

/** Asks for the size of the library [D7-62] every 4 s, only while `element` is seen. */
export function useCollectionStats(element: RefObject<Element | null>): CollectionStats {
  const device = useDevice()
  const isSeen = useIsSeen(element)
  const stats = useTopic('pushMyCollectionStats')
  const ask = useCallback(() => void device.send('getMyCollectionStats'), [device])
  useEffect(() => {
    if (!isSeen) return undefined
    ask()
    const timer = setInterval(ask, pace)
    return () => clearInterval(timer)
  }, [isSeen, ask])
  const isSilent = useDelayed(isSeen && stats === undefined, patience)
  return { stats, isSilent, ask }
}
