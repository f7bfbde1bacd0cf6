import type { BrowseItem } from '../../../../schemas/generated/types'
import type { BrowsePlace } from '../place/BrowsePlace'

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
