/** The query string as it stands in the address, without its '?'; absent when there is none. */
export interface RawSearch {
  query?: string
}

/**
 * Lets the router carry query strings verbatim: redirects have to keep arbitrary unknown parameters, and the router's
 * own parser would rewrite `?b=%20x&c`.
 */
export const rawSearch = {
  parseSearch: (search: string): RawSearch => {
    const query = search.replace(/^\?/, '')
    return query === '' ? {} : { query }
  },
  stringifySearch: (search: RawSearch): string => (search.query ? `?${search.query}` : ''),
}
