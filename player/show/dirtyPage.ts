import type { JsonObject } from '../../authoring/json/JsonObject'
import type { Page } from '../browse/Page'

/** An item with what plugins write where a number, a text or nothing at all belongs. */
const dirty = (item: JsonObject, index: number): JsonObject => ({
  ...item,
  ...(index % 3 === 0 && { duration: '4:48', tracknumber: '07', favourite: null }),
  ...(index % 3 === 1 && { duration: '', albumart: null, year: 2021 }),
  ...(index % 3 === 2 && { artist: null, disablePlayButton: 'false' }),
})

/** A page as careless plugins send one: all that it says is still to be found in it. */
export function dirtyPage({ navigation }: Page): Page {
  if (navigation === undefined) return {}
  const { prev: _prev, lists, ...rest } = navigation
  return { navigation: { ...rest, lists: lists.map((list) => ({ ...list, items: list.items.map(dirty) })) } }
}
