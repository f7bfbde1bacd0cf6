import { useState } from 'react'
import { DeviceToasts } from '../../src/app/overlays/toasts/ToastProvider'
import { PluginManager } from '../../src/features/plugins'
import { browserServices } from './browserServices'
import { noHandlers } from './noHandlers'
import { ScriptedPlayer, type Answers } from './ScriptedPlayer'
import { StoryProviders } from './StoryProviders'

interface PluginsStoryProps {
  /** What the player pushes when it is asked; nothing unless told. */
  answers?: Answers
  language?: 'en' | 'de'
  direction?: 'ltr' | 'rtl'
  /** Gets the player, so that a play function can act for it. */
  onPlayer?: (player: ScriptedPlayer) => void
}

/** The plugin manager on a scripted player. */
export function PluginsStory({
  answers = {},
  language = 'en',
  direction = 'ltr',
  onPlayer,
}: PluginsStoryProps) {
  const [player] = useState(() => {
    const player = new ScriptedPlayer({ answers, origin: window.location.origin })
    onPlayer?.(player)
    return player
  })
  return (
    <StoryProviders player={player} services={browserServices} handlers={noHandlers} language={language}>
      <DeviceToasts />
      <main
        lang={language}
        dir={direction}
        style={{ minHeight: '100vh', maxWidth: 880, margin: '0 auto', padding: 16 }}
      >
        <PluginManager />
      </main>
    </StoryProviders>
  )
}
