import { useEffect, useState } from 'react'
import anotherPage from '../../fixtures/pushUiConfig/another-page.json'
import { DeviceToasts } from '../../src/app/overlays/toasts/ToastProvider'
import { parseSafeAddress } from '../../src/ui/safeAddress'
import { useDialogs, type Dialogs } from '../../src/ui/dialogs/Dialogs'
import { browserServices } from './browserServices'
import { PageStory } from './PageStory'
import { ScriptedPlayer } from './ScriptedPlayer'
import { StoryProviders } from './StoryProviders'

interface OverlayStoryProps {
  /** What the player pushes once the page stands, in order. */
  pushes?: readonly { event: string; payload: unknown }[]
  /** Opens one of our own dialogs once the page stands. */
  open?: (dialogs: Dialogs) => void
  /** Told of each modal button's event. */
  onSend?: (event: string, payload: unknown) => void
  /** Gets the player, so that a play function can act for it. */
  onPlayer?: (player: ScriptedPlayer) => void
}

function Opener({ open }: { open: OverlayStoryProps['open'] }) {
  const dialogs = useDialogs()
  useEffect(() => open?.(dialogs), [dialogs, open])
  return null
}

const none: NonNullable<OverlayStoryProps['pushes']> = []

/** A settings page with what a player, or the panel itself, lays over it. */
export function OverlayStory({ pushes = none, open, onSend, onPlayer }: OverlayStoryProps) {
  const [{ player, handlers }] = useState(() => ({
    player: new ScriptedPlayer(),
    handlers: {
      send: (event: string, payload: unknown) => {
        onSend?.(event, payload)
        return { status: 'sent' as const }
      },
      open: (address: string) => parseSafeAddress(address),
      goto: () => false,
    },
  }))
  // Runs after those of the children, so that somebody listens.
  useEffect(() => {
    for (const { event, payload } of pushes) player.push(event, payload)
    onPlayer?.(player)
  }, [player, pushes, onPlayer])
  return (
    <StoryProviders player={player} services={browserServices} handlers={handlers}>
      <DeviceToasts />
      <PageStory raw={anotherPage} />
      <Opener open={open} />
    </StoryProviders>
  )
}
