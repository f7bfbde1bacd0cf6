import { lazy, type ComponentType } from 'react'
import { textsLoaded } from '../i18n/knownTexts'
import { pause } from './pause'

/** ms between two tries. */
const retryPause = 3000

/**
 * What `load` brings as the default of a module, as React's `lazy` wants it, with the texts that it brings along; tried again while the
 * player that serves it is away: `lazy` would keep the first failure until the page is loaded anew.
 */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<{ default: T }> {
  for (;;)
    try {
      const loaded = await load()
      await textsLoaded()
      return { default: loaded }
    } catch {
      await pause(retryPause)
    }
}

/** A component in a chunk of its own, which is waited for while the player that serves it is away. */
export const later = <P>(load: () => Promise<ComponentType<P>>) => lazy(() => untilLoaded(load))
