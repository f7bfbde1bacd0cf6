import { isLocked } from './lock'
import { useTopic } from './useTopic'

/** Whether the player takes no orders about what it plays, see `isLocked`; false before it has said what that is. */
export const useIsLocked = (): boolean => useTopic('pushState', isLocked) ?? false
