import type { RedirectPage } from './SocialRedirect'

/** The browser's page; where it keeps nothing (private windows, blocked storage) what is to be kept lasts as long as the page. */
export const createRedirectPage = (view: Window): RedirectPage => {
  const own = new Map<string, string>()
  const kept = <T>(ask: (storage: Storage) => T, instead: () => T): T => {
    try {
      return ask(view.sessionStorage)
    } catch {
      return instead()
    }
  }
  return {
    location: {
      get href() {
        return view.location.href
      },
      assign: (address) => view.location.assign(address),
    },
    storage: {
      getItem: (key) =>
        kept(
          (storage) => storage.getItem(key),
          () => own.get(key) ?? null,
        ),
      setItem: (key, value) =>
        kept(
          (storage) => storage.setItem(key, value),
          () => void own.set(key, value),
        ),
      removeItem: (key) =>
        kept(
          (storage) => storage.removeItem(key),
          () => void own.delete(key),
        ),
    },
    shownAgain: () =>
      new Promise((resolve) => {
        view.addEventListener('pageshow', () => resolve(), { once: true })
      }),
  }
}
