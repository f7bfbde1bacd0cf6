import { useEffect, useState } from 'react'

/** How a framed page stands: `blocked` where a browser shows no page without encryption in one with it; `slow` after 12 s. */
export type FrameState = 'loading' | 'shown' | 'slow' | 'blocked'

/** A page from far away may take its time, ms. */
const patience = 12_000

/** Follows a frame on its way to `href`; `loaded` is called when the browser says that it is done with it. */
export function useFrameState(href: string): { state: FrameState; loaded: () => void } {
  const [isLoaded, setLoaded] = useState(false)
  const [isSlow, setSlow] = useState(false)
  const isBlocked = window.location.protocol === 'https:' && href.startsWith('http:')
  const isWaiting = !isLoaded && !isBlocked
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setSlow(true), patience)
    return () => clearTimeout(timer)
  }, [isWaiting])
  const state = isBlocked ? 'blocked' : isLoaded ? 'shown' : isSlow ? 'slow' : 'loading'
  return { state, loaded: () => setLoaded(true) }
}
