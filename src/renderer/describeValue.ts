import type { TFunction } from 'i18next'
import { isOn } from './isOn'
import type { Item } from './model/Item'
import { findOption } from './normalise/findOption'
import { isObject } from './normalise/isObject'
import { toText } from './normalise/toText'
import { toInputText } from './fields/toInputText'

/** A field's value in words, as its control would show it; a password is never told. */
export function describeValue(t: TFunction, item: Item, value: unknown): string {
  if (item.element === 'switch' || (item.element === 'input' && item.type === 'checkbox'))
    return isOn(value) ? t('renderer.on') : t('renderer.off')
  if (item.element === 'select') {
    const option = item.options[findOption(item.options, value)]
    return option?.label ?? (isObject(value) ? toText(value['label']) : toText(value))
  }
  if (item.element === 'equalizer' && Array.isArray(value))
    return value.map((part) => String(part)).join(', ')
  if (item.element === 'input' && item.type === 'password') return '•••'
  return toInputText(value) || t('renderer.empty')
}
