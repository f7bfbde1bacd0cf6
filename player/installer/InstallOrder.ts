/** What is to be installed, and how it came. */
export interface InstallOrder {
  /** Where the package is: an address of the store, or what an upload was given. */
  url: string
  /** The upload itself; it is gone afterwards. */
  file?: string
  /** The plugin that is to be replaced, `category/name`. */
  replaces?: string
}
