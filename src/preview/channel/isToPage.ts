import type { ToPage } from './ToPage'

const kinds = ['show', 'startOver', 'unlock', 'point'] satisfies ToPage['kind'][]

/** Whether something that arrived from the workshop's window is a message of it. */
export function isToPage(data: unknown): data is ToPage {
  const kind: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'kind') : undefined
  return kinds.some((known) => known === kind)
}
