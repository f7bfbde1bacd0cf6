import { useState } from 'react'
import playing from '../../fixtures/pushState/playing.json'
import { DeviceToasts } from '../../src/app/overlays/toasts/ToastProvider'
import { QueueScreen } from '../../src/screens/QueueScreen'
import { browserServices } from './browserServices'
import { noHandlers } from './noHandlers'
import { ScriptedPlayer } from './ScriptedPlayer'
import { StoryProviders } from './StoryProviders'

interface QueueStoryProps {
  /** What the player pushes of its queue; null: nothing, whatever it is asked. */
  queue: readonly unknown[] | null
  /** Place of what plays; undefined where nothing does. */
  position?: number
  status?: 'play' | 'pause' | 'stop'
  language?: 'en' | 'de'
  direction?: 'ltr' | 'rtl'
  /** Gets the player, so that a play function can act for it. */
  onPlayer?: (player: ScriptedPlayer) => void
}

const uriOf = (entry: unknown): string =>
  typeof entry === 'object' && entry !== null ? String(Reflect.get(entry, 'uri') ?? '') : ''

/** The queue on a scripted player, whose pictures are those of the gallery. It answers nothing by itself. */
export function QueueStory({
  queue,
  position,
  status = 'play',
  language = 'en',
  direction = 'ltr',
  onPlayer,
}: QueueStoryProps) {
  const [player] = useState(() => {
    const player = new ScriptedPlayer({ origin: window.location.origin })
    if (queue) player.push('pushQueue', queue)
    if (position !== undefined)
      player.push('pushState', { ...playing, position, status, uri: uriOf(queue?.[position]) })
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
        <QueueScreen />
      </main>
    </StoryProviders>
  )
}
