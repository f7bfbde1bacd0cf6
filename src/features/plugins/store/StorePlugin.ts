import type { ManagedPlugin } from '../ManagedPlugin'

/** A plugin of the store [D3-41]. */
export interface StorePlugin extends ManagedPlugin {
  /** HTML. */
  description: string
  author: string
  updated: string
  license: string
  /** Name of its category to show. */
  categoryName: string
  /** All that it is found by, folded. */
  text: string
}

/** A category of the store with what is in it. */
export interface StoreCategory {
  key: string
  shownName: string
  description: string
  plugins: readonly StorePlugin[]
}
