import type { JsonObject } from '../../authoring/json/Json'

/** What a plugin's package.json says of it. */
export interface PluginFacts {
  /** `category/name`. */
  id: string
  name: string
  category: string
  prettyName: string
  version: string
  description: string
  author: string
  license: string
  /** FontAwesome classes. */
  icon?: string
  /** When it was changed last, as its author wrote it. */
  updated?: string
  /** HTML for the window of details. */
  details?: string
}

/** Why a package was not installed: a text of `texts/`, and what fills its gaps. */
export class Refused extends Error {
  constructor(
    /** Path of the text, e.g. `PLUGIN.NO_PAGE`. */
    readonly text: string,
    readonly values: Readonly<Record<string, string>> = {},
  ) {
    super(`${text} ${JSON.stringify(values)}`)
  }
}

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

/** What is to be installed, and how it came. */
export interface InstallOrder {
  /** Where the package is: an address of the store, or what an upload was given. */
  url: string
  /** The upload itself; it is gone afterwards. */
  file?: string
  /** The plugin that is to be replaced, `category/name`. */
  replaces?: string
}
