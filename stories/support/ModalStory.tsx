import { useEffect, useState } from 'react'
import type { Brand } from '../../schemas/generated/types'
import anotherPage from '../../fixtures/pushUiConfig/another-page.json'
import { DeviceToasts } from '../../src/app/overlays/toasts/ToastProvider'
import { usePanelModals, type ModalRequest } from '../../src/ui/modal/PanelModals'
import { parseSafeAddress } from '../../src/ui/safeAddress'
import { browserServices } from './browserServices'
import { PageStory } from './PageStory'
import { ScriptedPlayer, type Answers } from './ScriptedPlayer'
import { StoryProviders } from './StoryProviders'

interface ModalStoryProps {
  /** The modal of a feature that opens once the page stands. */
  request: ModalRequest
  /** What the player pushes when it is asked. */
  answers?: Answers
  /** What the player pushes unasked, in order. */
  pushes?: readonly { event: string; payload: unknown }[]
  language?: 'en' | 'de'
  /** Origin of the player's pictures. */
  origin?: string
  /** Whose panel it is, where it is not that of the gallery. */
  brand?: Brand
  /** Gets the player, so that a play function can act for it. */
  onPlayer?: (player: ScriptedPlayer) => void
}

const nothing: NonNullable<ModalStoryProps['pushes']> = []

function Opener({ request }: Pick<ModalStoryProps, 'request'>) {
  const modals = usePanelModals()
  useEffect(() => {
    if (!modals.open(request)) throw new Error(`No feature has a modal ${request.name}`)
  }, [modals, request])
  return null
}

/** A settings page with the modal of a feature above it, as a menu entry opens it. */
export function ModalStory({
  request,
  answers,
  pushes = nothing,
  language = 'en',
  brand,
  origin,
  onPlayer,
}: ModalStoryProps) {
  const [{ player, handlers }] = useState(() => {
    const player = new ScriptedPlayer({
      ...(answers && { answers }),
      ...(origin !== undefined && { origin }),
    })
    const handlers = {
      send: (event: string, payload: unknown) => player.device.sendAuthored(event, payload),
      open: (address: string) => parseSafeAddress(address),
      goto: () => false,
    }
    return { player, handlers }
  })
  useEffect(() => {
    for (const { event, payload } of pushes) player.push(event, payload)
    onPlayer?.(player)
  }, [player, pushes, onPlayer])
  return (
    <StoryProviders
      player={player}
      services={browserServices}
      handlers={handlers}
      language={language}
      brand={brand}
    >
      <DeviceToasts />
      <PageStory raw={anotherPage} />
      <Opener request={request} />
    </StoryProviders>
  )
}
