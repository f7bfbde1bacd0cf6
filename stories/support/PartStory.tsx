import { useState, type ReactNode } from 'react'
import { DeviceToasts } from '../../src/app/overlays/toasts/ToastProvider'
import { browserServices } from './browserServices'
import { noHandlers } from './noHandlers'
import { ScriptedPlayer, type Answers } from './ScriptedPlayer'
import { StoryProviders } from './StoryProviders'

interface PartStoryProps {
  /** What the player pushes when it is asked. */
  answers?: Answers
  /** What the player has pushed before, in order. */
  pushes?: readonly { event: string; payload: unknown }[]
  language?: 'en' | 'de'
  /** The part of a screen. */
  children: ReactNode
  /** Gets the player, so that a play function can act for it. */
  onPlayer?: (player: ScriptedPlayer) => void
}

const nothing: NonNullable<PartStoryProps['pushes']> = []

/**
 * A part of a screen on a scripted player, whose pictures are those of the gallery. What it wrote itself may
 * be wrong.
 */
export function PartStory(props: PartStoryProps) {
  const { answers = {}, pushes = nothing, language = 'en', children, onPlayer } = props
  const [player] = useState(() => {
    const player = new ScriptedPlayer({
      answers,
      origin: window.location.origin,
      onViolation: ({ kind, event, reason }) => {
        if (kind !== 'authored') throw new Error(`${event}: ${reason}`)
      },
    })
    for (const { event, payload } of pushes) player.push(event, payload)
    onPlayer?.(player)
    return player
  })
  return (
    <StoryProviders player={player} services={browserServices} handlers={noHandlers} language={language}>
      <DeviceToasts />
      <main
        lang={language}
        style={{
          minHeight: '100vh',
          maxWidth: 1040,
          margin: '0 auto',
          padding: 16,
          background: 'var(--panel-body)',
        }}
      >
        {children}
      </main>
    </StoryProviders>
  )
}
