import type { JsonObject } from '../../authoring/json/JsonObject'

/** One list of a page. */
export interface PageList {
  title?: string
  icon?: string
  /** `title` where a list is nothing but its title. */
  type?: string
  availableListViews: readonly ('list' | 'grid')[]
  /** Fields of its items that it can be sorted by. */
  availableSortings?: readonly string[]
  items: readonly JsonObject[]
}

/** What an address of the library shows, in the words of devices [D3-17]; nothing for an address that there is not. */
export interface Page {
  navigation?: {
    lists: readonly PageList[]
    /** Its header [D3-18]. */
    info?: JsonObject
    prev?: { uri: string }
    eject?: JsonObject
    rip?: JsonObject
    isSearchResult?: boolean
  }
}
