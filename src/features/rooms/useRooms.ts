import { useAnswer, type AnswerPhase } from '../../device'
import type { Room } from './Room'
import { readRooms } from './readRooms'

/** The players of the house as the player last said; the same list until something changes. */
export function useRooms(): {
  phase: AnswerPhase
  rooms: readonly Room[] | undefined
  retry: () => void
} {
  const { phase, data, retry } = useAnswer('getMultiRoomDevices', 'pushMultiRoomDevices', readRooms)
  return { phase, rooms: data, retry }
}
