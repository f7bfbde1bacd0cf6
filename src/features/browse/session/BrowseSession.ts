import type { Actor } from 'xstate'
import { useReducer } from 'react'
import type { browseMachine } from '../../../../machines/browse.machine'
import type { Breadcrumb } from '../place/place'

/**
 * How somebody has arranged the lists of a place: a way back leads to it as it was, or how far it was
 * scrolled would be of another.
 */
export interface KeptArrangement {
  /** The field to find in the lists is open. */
  isFinding: boolean
  typed: string
  /** Lists of which all is shown, where only the first are. */
  expanded: ReadonlySet<number>
}

/** How far places were scrolled, and how far the window is, px. */
export interface Scrolls {
  /** Undefined for a place that was not scrolled. */
  of: (address: string) => number | undefined
  note: (address: string, top: number) => void
  /** Forgets all places [D4-11]. */
  clear: () => void
  /** Undefined while nobody has looked. */
  windowTop: () => number | undefined
  noteWindow: (top: number | undefined) => void
}

/** Makes what remembers it [D2.6-13]. */
export function createScrolls(): Scrolls {
  const places = new Map<string, number>()
  let now: number | undefined
  return {
    of: (address) => places.get(address),
    note: (address, top) => void places.set(address, top),
    clear: () => places.clear(),
    windowTop: () => now,
    noteWindow: (top) => {
      now = top
    },
  }
}

/** Where somebody was in browse, to come back to. */
interface LastPlace {
  address: string
  /** Without the entries of the history, which may be others by then. */
  trail: readonly Breadcrumb[]
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

const none: KeptArrangement = { isFinding: false, typed: '', expanded: new Set() }

/** How the place of an address was arranged when it was left, or is by now. */
export function useArrangement({ arrangements }: BrowseSession, address: string) {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const keep = (part: Partial<KeptArrangement>) =>
    void arrangements.set(address, { ...(arrangements.get(address) ?? none), ...part })
  return {
    kept: arrangements.get(address) ?? none,
    /** Remembers without drawing anything. */
    keep,
    setFinding: (isFinding: boolean) => {
      keep(isFinding ? { isFinding } : { isFinding, typed: '' })
      redraw()
    },
  }
}
