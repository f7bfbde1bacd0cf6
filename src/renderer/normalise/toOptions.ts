import type { Option } from '../model/Item'
import { isObject } from './isObject'
import { toText } from './toText'

/** The options of a select. An option may be an object {value, label}, without one of the two, or a bare value. */
export function toOptions(raw: unknown): Option[] {
  if (!Array.isArray(raw)) return []
  return raw.flatMap((entry: unknown): Option[] => {
    if (entry === null || entry === undefined) return []
    if (!isObject(entry)) return [{ value: entry, label: toText(entry), raw: entry }]
    const value = 'value' in entry ? entry['value'] : entry['label']
    return [{ value, label: toText(entry['label']) || toText(value), raw: entry }]
  })
}
