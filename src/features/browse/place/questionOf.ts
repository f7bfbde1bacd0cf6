import type { BrowseQuestion } from '../../../../machines/browse.machine'
import { isSearchable } from '../../../ui/searchable'
import { defaultFilter } from '../search/nextFilter'
import type { BrowsePlace, BrowseRequest } from './BrowsePlace'

/**
 * What a place is asked for with; undefined for home and for a search that has not begun. `prevUri` is where somebody comes from
 * [D4-10], `plugin` whose pages lead there: what is searched is theirs where it does not say.
 */
export function questionOf(
  place: BrowsePlace,
  prevUri: string,
  plugin: Pick<BrowseRequest, 'plugin_name' | 'plugin_type'> = {},
): BrowseQuestion | undefined {
  switch (place.kind) {
    case 'home':
      return undefined
    case 'page':
      // [D5-15]
      return place.request.uri === 'cd' ? undefined : { kind: 'page', payload: { ...place.request, prevUri } }
    case 'goTo':
      return { kind: 'goTo', payload: place.target }
    case 'search': {
      const { value, filter: type = defaultFilter, within } = place
      if (!isSearchable(value)) return undefined
      if (place.isDedicated || !within) return { kind: 'search', payload: { type, value: value.trim() } }
      const { uri, service } = within
      const { plugin_name, plugin_type } = within.plugin_name === undefined ? plugin : within
      const source = {
        ...(plugin_name !== undefined && { plugin_name }),
        ...(plugin_type !== undefined && { plugin_type }),
        ...(service !== undefined && { service }),
      }
      return { kind: 'search', payload: { type, value: value.trim(), uri, ...source } }
    }
  }
}
