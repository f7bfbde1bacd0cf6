import { usePlayback } from './PlaybackContext'

/** Whether what plays cannot be led from here [D3-4 D3-11]: it locks the panel, or the player has not said what it plays. */
export const useIsLocked = (): boolean => usePlayback(({ context }) => context.facts?.disableUi ?? true)
