import { useEffect, useState } from 'react'
import type { BrowseSource, PushBrowseSources } from '../../../../schemas/generated/types'
import { useAnswer, useDevice } from '../../../device'

/** The roots of the library, as far as the player has told them. */
export interface Sources {
  /** `waiting`: nothing pushed yet; `silent`: for 8 s; `broken`: what was pushed are no sources. */
  phase: 'waiting' | 'silent' | 'broken' | 'ready'
  sources: readonly BrowseSource[]
  /** Asks once more. */
  retry: () => void
}

const none: readonly BrowseSource[] = []
const all = (sources: PushBrowseSources) => sources

/** Asks for the sources [D7-14] and keeps to what the player pushes of them [D7-16]. */
export function useSources(): Sources {
  const device = useDevice()
  const { phase, data, retry } = useAnswer('getBrowseSources', 'pushBrowseSources', all)
  const [isBroken, setBroken] = useState(false)
  useEffect(() => device.onRefused('pushBrowseSources', () => setBroken(true)), [device])
  return {
    phase: isBroken && data === undefined ? 'broken' : phase,
    sources: data ?? none,
    retry: () => {
      setBroken(false)
      retry()
    },
  }
}
