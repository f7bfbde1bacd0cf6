import type { Actor } from 'xstate'
import type { browseMachine } from '../../../../machines/browse.machine'
import type { Crumb } from '../navigation/Crumb'
import type { KeptArrangement } from './KeptArrangement'
import type { Scrolls } from './createScrolls'

/** Where somebody was in browse, to come back to. */
export interface LastPlace {
  address: string
  /** Without the entries of the history, which may be others by then. */
  trail: readonly Crumb[]
}

/** Browsing a player, as long as the panel runs: it goes on while another screen is shown. */
export interface BrowseSession {
  readonly actor: Actor<typeof browseMachine>
  readonly scrolls: Scrolls
  /** By address. */
  readonly arrangements: Map<string, KeptArrangement>
  /** What was pressed last at an address, as a selector. */
  readonly spots: Map<string, string>
  /** The entries of the browser's history that were shown: to be at one of them again is a way back. */
  readonly visited: Set<string>
  /** Undefined at home. */
  last: LastPlace | undefined
}
