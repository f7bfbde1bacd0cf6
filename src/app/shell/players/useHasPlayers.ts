import { useTopic } from '../../../device'

/** Whether more than one player is known [D9-9]. */
export const useHasPlayers = (): boolean =>
  useTopic('pushMultiRoomDevices', ({ list }) => list.length > 1) ?? false
