import type { Crumb } from '../navigation/Crumb'
import type { BrowseRequest } from './BrowsePlace'
import { readPlace } from './readPlace'

/**
 * The plugin of the nearest step that names one: what a source lists seldom says whose it is, and a search in it has to [D7-12].
 */
export function pluginOf(trail: readonly Crumb[]): Pick<BrowseRequest, 'plugin_name' | 'plugin_type'> {
  for (const { address } of trail.toReversed()) {
    const place = readPlace('/browse', address.replace(/^[^?]*/, ''))
    if (place.kind !== 'page' || !place.request.plugin_name) continue
    const { plugin_name, plugin_type } = place.request
    return { plugin_name, ...(plugin_type !== undefined && { plugin_type }) }
  }
  return {}
}
