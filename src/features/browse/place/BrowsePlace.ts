/** What a page of the library is asked for with [D3-22 D7-11]; `type` and `title` are those of the item that led to it. */
export interface BrowseRequest {
  uri: string
  type?: string
  title?: string
  service?: string
  plugin_name?: string
  plugin_type?: string
}

/** A place in browse. Each is an address, so that a reload, a link and the browser's own back lead to it. */
export type BrowsePlace =
  /** The sources [D2.6-2]. */
  | { kind: 'home' }
  | { kind: 'page'; request: BrowseRequest }
  /** An artist or album by name [D7-11]. */
  | { kind: 'goTo'; target: { type: string; value: string; artist: string; album: string } }
  /**
   * What was found for `value`, '' before anything is sought; within a source, or, in the dedicated view, everywhere
   * [D2.6-10 D7-12].
   */
  | { kind: 'search'; value: string; isDedicated: boolean; filter?: string; within?: BrowseRequest }
