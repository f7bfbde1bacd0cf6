import { createContext, useContext } from 'react'

/** Which player the panel drives, and driving another one. */
export interface PlayerSwitch {
  /** Name of the player that is driven in the place of the panel's own; undefined while that is driven. */
  guestName: string | undefined
  /** Name of the panel's own player; '' where nobody knows it. */
  homeName: string
  /** Drives the player at an address, e.g. `http://192.168.1.51`; comes back by itself where nobody answers there. */
  switchTo: (player: { address: string; name: string }) => void
  /** Drives the panel's own player again. */
  goHome: () => void
}

/** What the app says of players; nobody can be switched to unless it is told. */
export const PlayerSwitchContext = createContext<PlayerSwitch>({
  guestName: undefined,
  homeName: '',
  switchTo: () => undefined,
  goHome: () => undefined,
})

/** Driving another player. */
export const usePlayerSwitch = (): PlayerSwitch => useContext(PlayerSwitchContext)
