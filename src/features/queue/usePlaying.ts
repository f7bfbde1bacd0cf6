import { useState } from 'react'
import { findCurrent } from '../../../machines/queueEntries'
import type { QueueEntry } from '../../../machines/queue.machine'
import { useAsk, useNowPlaying, type NowPlaying } from '../../device'

/** Which entry plays, and whether it does. */
export interface Playing {
  /** Undefined where nothing of the queue does. */
  id: number | undefined
  status: NowPlaying['status']
}

const placeOf = ({ position, uri, status }: NowPlaying) => ({ position, uri, status })

/** The entry at the player's position [D2.7-4 D4-34]; it stays the same entry while it is moved. */
export function usePlaying(entries: readonly QueueEntry[]): Playing {
  useAsk('getState')
  const state = useNowPlaying(placeOf)
  const [last, setLast] = useState<number>()
  const id = state && findCurrent(entries, state, last)
  if (id !== last) setLast(id)
  return { id, status: state?.status ?? 'stop' }
}
