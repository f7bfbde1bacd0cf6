import type { Option } from '../model/Item'
import { isObject } from './isObject'
import { toText } from './toText'

/** The bare value of a select: `value.value` of an option object, the value itself when it came bare. */
export function bareValue(value: unknown): unknown {
  return isObject(value) && 'value' in value ? value['value'] : value
}

/** Index of the option that a select's value stands for, or -1; '8' and 8 are the same option, a strict match wins. */
export function findOption(options: readonly Option[], value: unknown): number {
  const bare = bareValue(value)
  if (bare === undefined || bare === null || typeof bare === 'object') return -1
  const strict = options.findIndex((option) => option.value === bare)
  return strict >= 0 ? strict : options.findIndex((option) => toText(option.value) === toText(bare))
}
