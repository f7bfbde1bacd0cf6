import { Fragment, useCallback, useSyncExternalStore, type ReactNode } from 'react'
import { useDevice } from '../../device'

/** Draws everything anew when another player is driven, so that nothing of the one before stays on screen. */
export const PlayerScope = ({ children }: { children: ReactNode }) => {
  const device = useDevice()
  const subscribe = useCallback((listener: () => void) => device.onConnection(listener), [device])
  const player = useSyncExternalStore(subscribe, () => device.player())
  return <Fragment key={player}>{children}</Fragment>
}
