import { sanitizeHtml } from '../sanitizeHtml'

/** What became of loading a page: its cleaned HTML, or that there is none of this name. */
export type StaticPage = { kind: 'page'; html: string } | { kind: 'missing' }

const hasText = (html: string) => {
  const template = document.createElement('template')
  template.innerHTML = html
  return (template.content.textContent ?? '').trim() !== ''
}

/**
 * Loads the page `{base}/static-pages/{pageName}.html` of the theme and cleans it [D2.16-2]. A host that answers every
 * address with the panel itself has no such page: what is left of that after cleaning is empty. Rejects when the host
 * does not answer.
 */
export const loadStaticPage = async (
  base: string,
  pageName: string,
  signal: AbortSignal,
  get: typeof fetch = fetch,
): Promise<StaticPage> => {
  if (!/^[\w-]+$/.test(pageName)) return { kind: 'missing' }
  const response = await get(`${base}/static-pages/${pageName}.html`, { signal })
  if (response.status === 404) return { kind: 'missing' }
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  const html = sanitizeHtml(await response.text())
  return hasText(html) ? { kind: 'page', html } : { kind: 'missing' }
}
