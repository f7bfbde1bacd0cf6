import type { BrowseSource } from '../../../../schemas/generated/types'

/** What a press on a source does: opens its page, or its menu where it has no page of its own [D5-15], or nothing. */
export function opensOf({ uri = '', menuItems = [] }: BrowseSource): 'page' | 'menu' | 'nothing' {
  if (uri !== '' && uri !== '/' && uri !== 'cd') return 'page'
  return menuItems.length > 0 ? 'menu' : 'nothing'
}
