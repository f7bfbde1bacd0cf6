/** A file as rules see it: the one that is there, or the one that is to be. */
export interface RuledFile {
  name: string
  size: number
  contentType: string
}

/** What an expression of the rules is asked with. */
export interface StorageScope {
  request: {
    auth: { uid: string; token: Readonly<Record<string, unknown>> } | null
    resource: RuledFile | null
    /** ms since 1970. */
    time: number
  }
  resource: RuledFile | null
  wildcards: Readonly<Record<string, string>>
}

/** Rules that are not wholly understood; a cloud does not start on them. */
export class StorageRulesError extends Error {}
