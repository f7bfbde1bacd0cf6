import { type ComponentType, createContext, useContext } from 'react'

/** What the volume of one of several players is drawn from. */
export interface LevelProps {
  /** Name of the slider. */
  label: string
  /** As the player last said, 0-100. */
  volume: number
  /** Can only be read. */
  isFixed?: boolean
  isMuted?: boolean
  /** The user has chosen a volume. */
  onSend: (volume: number) => void
  /** Present where it can be muted, too. */
  mute?: { label: string; onToggle: (volume: number) => void }
}

/** A component that draws it; a screen hands it from one feature to another. */
export type LevelComponent = ComponentType<LevelProps>

/** Which player the panel drives, and driving another one. */
export interface PlayerSwitch {
  /** Name of the player that is driven in the place of the panel's own; undefined while that is driven. */
  guestName: string | undefined
  /** Name of the panel's own player; '' where nobody knows it. */
  homeName: string
  /**
   * Drives the player at an address, e.g. `http://192.168.1.51`; comes back by itself where nobody answers
   * there.
   */
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
