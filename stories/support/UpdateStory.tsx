import { useEffect, useState } from 'react'
import anotherPage from '../../fixtures/pushUiConfig/another-page.json'
import { UpdateWatch } from '../../src/app/overlays/updates/UpdateWatch'
import { useReportUnsavedEdits } from '../../src/ui/unsavedEdits/UnsavedEdits'
import { browserServices } from './browserServices'
import { noHandlers } from './noHandlers'
import { PageStory } from './PageStory'
import { ScriptedPlayer } from './ScriptedPlayer'
import { StoryProviders } from './StoryProviders'

interface UpdateStoryProps {
  /** What the player pushes once the page stands, in order. */
  pushes?: readonly { event: string; payload: unknown }[]
  language?: 'en' | 'de'
  /** Somebody has typed something on the page. */
  hasEdits?: boolean
  /** Gets the player, so that a play function can act for it. */
  onPlayer?: (player: ScriptedPlayer) => void
  onReload?: () => void
}

const none: NonNullable<UpdateStoryProps['pushes']> = []

const Edits = () => {
  useReportUnsavedEdits(true)
  return null
}

/** A settings page on a player that is updated. */
export function UpdateStory(props: UpdateStoryProps) {
  const { pushes = none, language = 'en', hasEdits = false, onPlayer, onReload } = props
  const [{ player, services }] = useState(() => ({
    player: new ScriptedPlayer({
      answers: { getSystemVersion: { event: 'pushSystemVersion', payload: { systemversion: '5.1' } } },
    }),
    services: { ...browserServices, reload: () => onReload?.() },
  }))
  useEffect(() => {
    for (const { event, payload } of pushes) player.push(event, payload)
    onPlayer?.(player)
  }, [player, pushes, onPlayer])
  return (
    <StoryProviders player={player} services={services} handlers={noHandlers} language={language}>
      <PageStory raw={anotherPage} />
      {hasEdits ? <Edits /> : null}
      <UpdateWatch />
    </StoryProviders>
  )
}
