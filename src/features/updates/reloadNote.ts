import type { ReloadNote } from './comparePage'

/** The note of a brand in this tab; a browser that forbids storage remembers as long as the page lives. */
export const reloadNote = (word: string): ReloadNote => {
  const key = `${word}.reloadedFor`
  let kept: string | undefined
  return {
    read: () => {
      try {
        return sessionStorage.getItem(key) ?? kept
      } catch {
        return kept
      }
    },
    write: (entry) => {
      kept = entry
      try {
        sessionStorage.setItem(key, entry)
      } catch {
        // Then a page that is served wrongly is reloaded once more after each update, which ends, too.
      }
    },
  }
}
