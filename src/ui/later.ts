import { createElement, lazy, type ComponentType } from 'react'
import { textsLoaded } from '../i18n/knownTexts'
import { useIsIdle, useIsStarted } from './idle'
import { pause } from './pause'

/** ms between two tries. */
const retryPause = 3000

/**
 * So many tries fail while the host of the page answers: then the file is not on its way, it is gone or
 * broken.
 */
const mostTries = 2

/** Whether whoever serves this page answers at all, whatever it says. */
const isServed = (): Promise<boolean> =>
  // As a browser asks for a page: hosts answer any other question about a screen’s address with a 404, and
  // the console complains about that.
  fetch(document.baseURI, { method: 'HEAD', cache: 'no-store', headers: { accept: 'text/html' } }).then(
    () => true,
    () => false,
  )

/**
 * What `load` brings as the default of a module, as React's `lazy` wants it, with the texts that it brings
 * along. Tried again while the player that serves it is away, because `lazy` would keep the first failure
 * until the page is loaded anew. Rejects with what `load` said where the host answers and the file does not
 * come.
 */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<{ default: T }> {
  for (let left = mostTries; ;)
    try {
      const loaded = await load()
      await textsLoaded()
      return { default: loaded }
    } catch (error) {
      if (await isServed()) left--
      if (left === 0) throw error
      await pause(retryPause)
    }
}

/**
 * A component in a chunk of its own, which is waited for while the player that serves it is away. Throws
 * while it is drawn where the chunk cannot be had: a `Boundary` above it says so.
 */
export const later = <P>(load: () => Promise<ComponentType<P>>) => lazy(() => untilLoaded(load))

const laterAt =
  (useIsTime: () => boolean) =>
  <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> => {
    const Part = later(load)
    return function AtItsTime(props) {
      return useIsTime() ? createElement(Part, props) : null
    }
  }

/**
 * As `later`, for what nobody misses in the first moment, and what would be in the way of what plays: fetched
 * when the browser has nothing else to do. Nothing is drawn until then.
 */
export const laterWhenIdle = laterAt(useIsIdle)

/** As `later`, for what asks the player for something that can wait: fetched once the start is over. */
export const laterOnceStarted = laterAt(useIsStarted)
