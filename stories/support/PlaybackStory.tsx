import { useState, type ReactNode } from 'react'
import { DeviceToasts } from '../../src/app/overlays/toasts/ToastProvider'
import { NowPlaying } from '../../src/features/playback'
import { browserServices } from './browserServices'
import { noHandlers } from './noHandlers'
import { ScriptedPlayer } from './ScriptedPlayer'
import { StoryProviders } from './StoryProviders'

interface PlaybackStoryProps {
  /** What the player pushes of what it plays; null: nothing yet. */
  state: Record<string, unknown> | null
  language?: 'en' | 'de'
  /** The UI theme as the player names it. */
  uiTheme?: string
  /** What shows it; the now-playing screen unless told. */
  children?: ReactNode
  /** Gets the player, so that a play function can act for it. */
  onPlayer?: (player: ScriptedPlayer) => void
}

/** The now-playing screen on a scripted player, whose pictures are those of the gallery. */
export function PlaybackStory({
  state,
  language = 'en',
  uiTheme,
  onPlayer,
  children = <NowPlaying />,
}: PlaybackStoryProps) {
  const [player] = useState(() => {
    const player = new ScriptedPlayer({ origin: window.location.origin })
    if (uiTheme !== undefined) player.push('pushUiSettings', { theme: uiTheme })
    if (state) player.push('pushState', state)
    onPlayer?.(player)
    return player
  })
  return (
    <StoryProviders player={player} services={browserServices} handlers={noHandlers} language={language}>
      <DeviceToasts />
      <main lang={language} style={{ minHeight: '100vh', padding: 24 }}>
        {children}
      </main>
    </StoryProviders>
  )
}
