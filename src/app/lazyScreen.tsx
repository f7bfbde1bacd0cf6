import { useEffect, useState, type ReactNode } from 'react'
import { textsLoaded } from '../i18n/knownTexts'
import { WaitingLines } from '../ui/states'

/** A screen takes nothing: what it shows is in its address and in the contexts above it. */
type Screen = () => ReactNode

/** A screen whose file is fetched when it is first drawn, or told to. */
export type LazyScreen = Screen & {
  /**
   * Fetches the file ahead of drawing, resolves when it is here or cannot be had; a failure is left to be met
   * again by drawing.
   */
  load: () => Promise<void>
}

/**
 * A screen that is loaded when it is first drawn. Unlike React's own lazy it forgets a failure, so that
 * drawing it anew (the error screen's "try again") loads again: the device that serves the chunks may have
 * been restarting.
 */
export const lazyScreen = (load: () => Promise<Screen>): LazyScreen => {
  let loaded: Screen | undefined
  let loading: Promise<Screen> | undefined
  const loadOnce = () =>
    (loading ??= load().then(
      (screen) => {
        const take = () => (loaded = screen)
        // The texts that came along, if they are still on their way.
        return textsLoaded()?.then(take) ?? take()
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    ))
  const LazyScreen = () => {
    const [failure, setFailure] = useState<{ error: unknown }>()
    const [Screen, setScreen] = useState(() => loaded)
    // It may have come since it was looked for: drawing takes its time.
    const isMissing = !Screen
    useEffect(() => {
      if (!isMissing) return
      loadOnce().then(
        (screen) => setScreen(() => screen),
        (error: unknown) => setFailure({ error }),
      )
    }, [isMissing])
    if (failure) throw failure.error
    return Screen ? <Screen /> : <WaitingLines />
  }
  return Object.assign(LazyScreen, {
    load: () =>
      loadOnce().then(
        () => undefined,
        () => undefined,
      ),
  })
}
