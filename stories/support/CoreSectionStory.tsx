import { useEffect, useState } from 'react'
import { DeviceToasts } from '../../src/app/overlays/toasts/ToastProvider'
import { Page, PageSession } from '../../src/renderer'
import { coreSections } from '../../src/screens/coreSections'
import { parseSafeAddress } from '../../src/ui/safeAddress'
import { browserServices } from './browserServices'
import { ScriptedPlayer, type Answers } from './ScriptedPlayer'
import { StoryProviders } from './StoryProviders'

interface CoreSectionStoryProps {
  /** The section by the name that pages use for it, e.g. `ui-settings`. */
  name: string
  /** What the player pushes when it is asked. */
  answers?: Answers
  /** What the player pushes unasked, in order. */
  pushes?: readonly { event: string; payload: unknown }[]
  language?: 'en' | 'de'
  /** Origin of the player's pictures. */
  origin?: string
  /** Gets the player, so that a play function can act for it. */
  onPlayer?: (player: ScriptedPlayer) => void
}

const nothing: NonNullable<CoreSectionStoryProps['pushes']> = []
const noPicture = () => '/app/brand/icon.svg'
const doNothing = () => undefined
const done = () => Promise.resolve(true)

/** A page that only names one core section, on a scripted player. */
export function CoreSectionStory(props: CoreSectionStoryProps) {
  const { name, answers = {}, pushes = nothing, language = 'en', origin, onPlayer } = props
  const [{ player, handlers, session }] = useState(() => {
    const player = new ScriptedPlayer({ answers, ...(origin !== undefined && { origin }) })
    const handlers = {
      send: (event: string, payload: unknown) => player.device.sendAuthored(event, payload),
      open: (address: string) => parseSafeAddress(address),
      goto: () => false,
    }
    return { player, handlers, session: new PageSession({ sections: [{ coreSection: name }] }) }
  })
  useEffect(() => {
    for (const { event, payload } of pushes) player.push(event, payload)
    onPlayer?.(player)
  }, [player, pushes, onPlayer])
  return (
    <StoryProviders player={player} services={browserServices} handlers={handlers} language={language}>
      <DeviceToasts />
      <main lang={language} style={{ minHeight: '100vh', padding: 16, background: 'var(--panel-body)' }}>
        <Page
          session={session}
          coreSections={coreSections}
          run={done}
          sectionImage={noPicture}
          openDoc={doNothing}
          showDescriptions
        />
      </main>
    </StoryProviders>
  )
}
