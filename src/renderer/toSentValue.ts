import type { Item } from './model/Item'
import { hasLines } from './fields/lineEnds'
import { readNumber } from './normalise/toNumber'

/**
 * A value that somebody edited as Save sends it: text loses the space around it, as the device's own interface has
 * always sent it; a password and a text of several lines keep their own. A number field sends a number or null.
 */
export function toSentValue(item: Item, value: unknown): unknown {
  if (item.element !== 'input' || typeof value !== 'string') return value
  if (item.type === 'number') {
    const reading = readNumber(value)
    return reading.kind === 'number' ? reading.value : null
  }
  const isKept = item.type === 'password' || item.type === 'textarea' || hasLines(value)
  return isKept ? value : value.trim()
}
