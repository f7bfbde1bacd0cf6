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
