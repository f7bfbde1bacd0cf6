import type { JsonObject } from '../../authoring/json/JsonObject'

/** A category of the store. */
export interface StoreCategory {
  id: string
  name: string
  prettyName: string
  description: string
}

/** A plugin that can be had: what its package.json says, and its files. */
export interface StorePlugin {
  manifest: JsonObject
  files: () => Promise<Record<string, Uint8Array>>
}
