import { useState, type ReactNode } from 'react'
import { DeviceToasts } from '../../src/app/overlays/toasts/ToastProvider'
import { createSession, SessionHost } from '../../src/features/account/session'
import {
  NavigationLinksContext,
  type AccountTarget,
} from '../../src/features/account/links/NavigationLinksContext'
import { recordLinks } from '../../tests/support/cloud/recordLinks'
import { ScriptedCloud, type CloudStart } from '../../tests/support/cloud/ScriptedCloud'
import { browserServices } from './browserServices'
import { noHandlers } from './noHandlers'
import { ScriptedPlayer, type Answers } from './ScriptedPlayer'
import { StoryProviders } from './StoryProviders'

interface AccountStoryProps {
  /** What the cloud begins with; nobody is signed in unless told. */
  start?: CloudStart
  /** Has calls of the cloud fail or wait before anything is drawn. */
  script?: (cloud: ScriptedCloud) => void
  /** What the player pushes when it is asked. */
  answers?: Answers
  language?: 'en' | 'de'
  /** The screen, or a part of one. */
  children: ReactNode
  /** Gets the cloud, so that a play function can act for it. */
  onCloud?: (cloud: ScriptedCloud) => void
  onPlayer?: (player: ScriptedPlayer) => void
  /** Told where the account area would lead. */
  onLink?: (target: AccountTarget) => void
}

/**
 * A screen or part of the account area on a scripted cloud, with the real session and within all that `App`
 * puts around screens. It goes nowhere; where it would `onLink` tells. For sizes use `globals: { viewport: {
 * value: 'phone' } }`.
 */
export function AccountStory(props: AccountStoryProps) {
  const { start, script, answers = {}, language = 'en', children, onCloud, onPlayer, onLink } = props
  const [{ cloud, player, session, links }] = useState(() => {
    const cloud = new ScriptedCloud(start)
    script?.(cloud)
    onCloud?.(cloud)
    const player = new ScriptedPlayer({ answers, origin: window.location.origin })
    onPlayer?.(player)
    return { cloud, player, session: createSession(cloud), links: recordLinks((target) => onLink?.(target)) }
  })
  return (
    <StoryProviders player={player} services={browserServices} handlers={noHandlers} language={language}>
      <NavigationLinksContext value={links}>
        <SessionHost cloud={cloud} session={session}>
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
        </SessionHost>
      </NavigationLinksContext>
    </StoryProviders>
  )
}
