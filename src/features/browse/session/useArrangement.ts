import { useReducer } from 'react'
import type { BrowseSession } from './BrowseSession'
import type { KeptArrangement } from './KeptArrangement'

const none: KeptArrangement = { isFinding: false, typed: '', sortings: new Map(), expanded: new Set() }

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
