/** What of a source tells its page, and what that is asked for with [D3-21]. */
interface Source {
  uri?: string
  name?: string
  static?: boolean
  plugin_name?: string
  plugin_type?: string
}

/**
 * The address of browse at a source, for those who lead there without loading browse; it is the one that browse gives it.
 * Undefined for what has no page: inputs, and the CD [D5-15].
 */
export function sourceAddress(source: Source): `/${string}` | undefined {
  const { uri = '', name, plugin_name, plugin_type } = source
  if (uri === '' || uri === '/' || uri === 'cd' || source.static) return undefined
  const query = new URLSearchParams({
    uri,
    ...(name && { title: name }),
    ...(plugin_name && { plugin_name }),
    ...(plugin_type && { plugin_type }),
  })
  return `/browse?${query.toString()}`
}
