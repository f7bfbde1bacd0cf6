import type { BrowseItem } from '../../../../schemas/generated/types'
import { itemActions, type ItemActions, type Place } from './itemActions'

const known = new WeakMap<BrowseItem, { uri: string; type: string | undefined; actions: ItemActions }>()

/** As `itemActions`, worked out once for an item and a place: a list asks again whenever a row is drawn. */
export function actionsOf(item: BrowseItem, place: Place): ItemActions {
  const before = known.get(item)
  if (before && before.uri === place.uri && before.type === place.type) return before.actions
  const actions = itemActions(item, place)
  known.set(item, { uri: place.uri, type: place.type, actions })
  return actions
}
