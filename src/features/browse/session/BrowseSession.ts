import type { Actor } from 'xstate'
import type { browseMachine } from '../../../../machines/browse.machine'
import type { Crumb } from '../navigation/Crumb'
import type { Scrolls } from './createScrolls'

/** Where somebody was in browse, to come back to. */
export interface LastPlace {
  address: string
  trail: readonly Crumb[]
  /** Without the entries of the history, which may be others by then. */
}

/** Browsing a player, as long as the panel runs: it goes on while another screen is shown. */
export interface BrowseSession {
  readonly actor: Actor<typeof browseMachine>
  readonly scrolls: Scrolls
  /** The entries of the browser's history that were shown: to be at one of them again is a way back. */
  readonly visited: Set<string>
  /** Undefined at home. */
  last: LastPlace | undefined
}
