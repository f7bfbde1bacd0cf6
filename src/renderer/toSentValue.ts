import type { Item } from './model/Item'

/**
 * A value that somebody edited as Save sends it: text loses the space around it, as the device's own interface has
 * always sent it; a password keeps its own.
 */
export function toSentValue(item: Item, value: unknown): unknown {
  const isText = item.element === 'input' && item.type !== 'password' && typeof value === 'string'
  return isText ? value.trim() : value
}
