import type { BrowseItem } from '../../../../schemas/generated/types'

/** A place on the way to where somebody is. */
export interface Breadcrumb {
  /** Address within the panel. */
  address: string
  /** What it was called there. */
  title: string
  /** Address within the library, '' where it is none. */
  uri: string
  /**
   * Which entry of the browser's history it is, as the router counts them; undefined where nobody can say.
   */
  at?: number
}

/** What an entry of the browser's history keeps of browse; it outlives a reload. */
export interface BrowseEntry {
  /** The way from home, without home and without the place itself; nearest last. */
  trail: readonly Breadcrumb[]
  /** The entry of home, where the way began there, as `at` of a breadcrumb. */
  homeAt?: number
  /** It was come to by a way back that is no way back of the browser. */
  isReturn?: boolean
  /** Home was meant, and not what was open last. */
  isHome?: boolean
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    browse?: BrowseEntry
  }
}

/**
 * What a page of the library is asked for with [D3-22 D7-11]; `type` and `title` are those of the item that
 * led to it.
 */
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
   * What was found for `value`, '' before anything is sought; within a source, or, in the dedicated view,
   * everywhere [D2.6-10 D7-12].
   */
  | { kind: 'search'; value: string; isDedicated: boolean; filter?: string; within?: BrowseRequest }

const withQuery = (path: '/browse' | '/search', given: Readonly<Record<string, string | undefined>>) => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(given)) if (value !== undefined) query.set(name, value)
  const text = query.toString()
  return text === '' ? path : (`${path}?${text}` as const)
}

/** The address of a place in browse [D2.2-2 D2.2-3]; equal places have equal ones. */
export function addressOf(place: BrowsePlace): `/${string}` {
  switch (place.kind) {
    case 'home':
      return '/browse'
    case 'page': {
      const { uri, type, title, service, plugin_name, plugin_type } = place.request
      return withQuery('/browse', { uri, type, title, service, plugin_name, plugin_type })
    }
    case 'goTo': {
      const { type, value, artist, album } = place.target
      return withQuery('/browse', { type, value, artist, album })
    }
    case 'search': {
      const { value, filter, within } = place
      if (place.isDedicated) return withQuery('/search', { q: value === '' ? undefined : value, filter })
      const { uri, type, title, service, plugin_name, plugin_type } = within ?? {}
      return withQuery('/browse', { uri, type, title, service, plugin_name, plugin_type, q: value, filter })
    }
  }
}

/** The place that an item leads to: its page, asked for with what the player listed of it [D3-22]. */
export function placeOfItem(item: BrowseItem): BrowsePlace {
  const { uri = '', type, title, name, album, artist, service, plugin_name, plugin_type } = item
  if (uri === '' || uri === '/') return { kind: 'home' }
  const called = title || name || album || artist
  return {
    kind: 'page',
    request: {
      uri,
      ...(type && { type }),
      ...(called && { title: called }),
      ...(service && { service }),
      ...(plugin_name && { plugin_name }),
      ...(plugin_type && { plugin_type }),
    },
  }
}

/** Whether a page is of one playlist of the player, which goes by its name [D7-21]. */
export const isPlaylistPage = ({ uri }: { uri: string }): boolean => /^playlists\/./.test(uri)

const fields = ['type', 'title', 'service', 'plugin_name', 'plugin_type'] as const

/** The page that a query names by `uri`, or by `source` [D2.2-2]. */
function requestOf(query: URLSearchParams): BrowseRequest | undefined {
  const uri = query.get('uri') ?? query.get('source') ?? ''
  // [D4-11]
  if (uri === '' || uri === '/') return undefined
  const rest = fields.flatMap((name) => {
    const value = query.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  return { uri, ...Object.fromEntries(rest) }
}

/** The place of an address of browse: its path, `/browse` or `/search`, and its query string. */
export function readPlace(path: string, query: string): BrowsePlace {
  const given = new URLSearchParams(query)
  const isDedicated = path === '/search' || given.get('isDedicatedSearch') === 'true'
  const request = requestOf(given)
  const value = given.get('q') ?? ''
  const filter = given.get('filter')
  if (isDedicated) return { kind: 'search', value, isDedicated, ...(filter !== null && { filter }) }
  if (given.has('q'))
    return {
      kind: 'search',
      value,
      isDedicated,
      ...(filter !== null && { filter }),
      ...(request && { within: request }),
    }
  if (request) return { kind: 'page', request }
  const type = given.get('type')
  if (type === null) return { kind: 'home' }
  const [named, artist, album] = [
    given.get('value') ?? '',
    given.get('artist') ?? '',
    given.get('album') ?? '',
  ]
  return { kind: 'goTo', target: { type, value: named, artist, album } }
}
