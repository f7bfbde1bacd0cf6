import type { ComponentType } from 'react'

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
