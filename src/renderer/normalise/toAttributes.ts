import type { Attributes } from '../model/Item'
import { isObject } from './isObject'
import { toFlag } from './toFlag'
import { toNumber } from './toNumber'
import { toText } from './toText'

const numeric = ['maxlength', 'minlength', 'min', 'max', 'step'] as const
const textual = ['placeholder', 'pattern', 'title', 'autocomplete'] as const

/**
 * Gathers `attributes` [D3-38]: a list of one-key objects, though authors also write one object, or several keys in
 * one. The first of a repeated key wins; a value of a useless kind ({} for a number) is as good as absent. Limits in
 * the wrong order are turned round, as those of an equaliser's bar: else no value at all could be saved.
 */
export function toAttributes(raw: unknown): { attributes: Attributes; readonly: boolean } {
  const pushed: Record<string, unknown> = {}
  for (const entry of Array.isArray(raw) ? raw : [raw]) {
    if (!isObject(entry)) continue
    for (const [name, value] of Object.entries(entry)) pushed[name.toLowerCase()] ??= value
  }
  const attributes: Attributes = {}
  for (const name of numeric) {
    const value = toNumber(pushed[name])
    if (value !== undefined) attributes[name] = value
  }
  const { min, max } = attributes
  if (min !== undefined && max !== undefined && min > max) Object.assign(attributes, { min: max, max: min })
  for (const name of textual) {
    const value = toText(pushed[name])
    if (value !== '') attributes[name] = value
  }
  if (isSet(pushed['required'])) attributes.required = true
  return { attributes, readonly: isSet(pushed['readonly']) || isSet(pushed['disabled']) }
}

/** HTML's way: an attribute that is there holds, whatever it says; authors also write false to switch it off. */
function isSet(raw: unknown): boolean {
  return toFlag(raw) || raw === '' || raw === 'readonly' || raw === 'required' || raw === 'disabled'
}
