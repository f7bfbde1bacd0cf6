import { useEffect, useState, type ReactNode } from 'react'
import { WaitingLines } from '../ui/WaitingLines'

/** A screen takes nothing: what it shows is in its address and in the contexts above it. */
type Screen = () => ReactNode

/**
 * A screen that is loaded when it is first drawn. Unlike React's own lazy it forgets a failure, so that drawing it anew
 * (the error screen's "try again") loads again: the device that serves the chunks may have been restarting.
 */
export const lazyScreen = (load: () => Promise<Screen>): Screen => {
  let loaded: Screen | undefined
  const LazyScreen = () => {
    const [failure, setFailure] = useState<{ error: unknown }>()
    const [Screen, setScreen] = useState(() => loaded)
    useEffect(() => {
      if (loaded) return
      load().then(
        (screen) => {
          loaded = screen
          setScreen(() => screen)
        },
        (error: unknown) => setFailure({ error }),
      )
    }, [])
    if (failure) throw failure.error
    return Screen ? <Screen /> : <WaitingLines />
  }
  return LazyScreen
}
