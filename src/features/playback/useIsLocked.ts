import { usePlayback } from './PlaybackContext'

/** Whether what plays cannot be led from here [D3-4 D3-11]: it locks the panel, or the player has not said what it plays. */
export const useIsLocked = (): boolean => usePlayback(({ context }) => context.facts?.disableUi ?? true)

/** Whether the buttons that lead what plays do nothing: all is locked, or the player says so of them alone. */
export const useIsTransportLocked = (): boolean =>
  usePlayback(({ context }) => context.facts?.disableTransport ?? true)
