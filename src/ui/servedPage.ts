import { hosted } from '../base'

/** How long the host may take to answer, ms. */
const timeout = 8000

/** Path of the script that begins a page, e.g. `/assets/index-Bx3.js`; undefined where it has none. */
const entryOf = (page: Document): string | undefined => {
  const script = page.querySelector('script[type="module"][src]')
  const src = script?.getAttribute('src')
  return src ? new URL(src, location.origin).pathname : undefined
}

/** The same of this page. */
export const ownEntry = (): string | undefined => entryOf(document)

/**
 * Path of the script that the page begins with which the host serves now; the name holds a hash of what is in
 * it and in all that it loads. Rejects when the host answers with no such page.
 */
export const readServedEntry = async (): Promise<string> => {
  // Without this `accept` some players answer that there is no such file.
  const answer = await fetch(hosted('/'), {
    cache: 'no-store',
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(timeout),
  })
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const entry = answer.ok ? entryOf(page) : undefined
  if (entry === undefined) throw new Error('no page is served')
  return entry
}
