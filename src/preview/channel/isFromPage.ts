import type { FromPage } from './FromPage'

const kinds = ['ready', 'phase', 'report', 'pressed', 'pointed'] satisfies FromPage['kind'][]

/** Whether something that arrived from the page's window is a message of it. */
export function isFromPage(data: unknown): data is FromPage {
  const kind: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'kind') : undefined
  return kinds.some((known) => known === kind)
}
