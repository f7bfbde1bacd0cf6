import type { BrowsePlace, BrowseRequest } from './BrowsePlace'

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
