import type { VisibleIf } from '../model/Item'
import { isObject } from './isObject'
import { toText } from './toText'

/** A pushed condition of visibility; undefined when there is none that names a field. */
export function toVisibleIf(raw: unknown): VisibleIf | undefined {
  if (!isObject(raw)) return undefined
  const field = toText(raw['field'])
  return field === '' ? undefined : { field, value: raw['value'] }
}
