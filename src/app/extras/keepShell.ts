import { hosted } from '../../base'

/** What is needed of a page. */
interface Page {
  location: Pick<Location, 'protocol'>
  /** Older browsers, and private windows of some, have none. */
  workers: Pick<ServiceWorkerContainer, 'register'> | undefined
}

const thisPage = (): Page => ({
  location,
  workers: (navigator as Partial<Navigator>).serviceWorker,
})

/**
 * Has the browser keep this release with the texts of the language of this code, so that an installed panel
 * opens without a player: only by https, for nothing else is an app that somebody installs. A browser that
 * has no service workers, or forbids them, goes on without.
 */
export function keepShell(language: string, page = thisPage()): void {
  if (page.location.protocol !== 'https:') return
  const address = hosted(`/service-worker.js?language=${language}`)
  page.workers?.register(address, { updateViaCache: 'none' }).catch(() => undefined)
}
