import type { BrowseSource } from '../../../../schemas/generated/types'
import type { BrowseRequest } from '../place/BrowsePlace'

/** What the page of a source is asked for with [D3-22]: also what a search within it has to name [D7-12]. */
export function requestOfSource({
  uri = '',
  name,
  plugin_name,
  plugin_type,
}: Pick<BrowseSource, 'uri' | 'name' | 'plugin_name' | 'plugin_type'>): BrowseRequest {
  return {
    uri,
    ...(name && { title: name }),
    ...(plugin_name && { plugin_name }),
    ...(plugin_type && { plugin_type }),
  }
}
