import { bareValue, isOn, toText } from '../../values'
import { asItIs, never, nothing, type ElementRules, type ItemBase } from '../ElementRules'

/** Something that is on or off. */
export interface SwitchItem extends ItemBase {
  element: 'switch'
}

export const switchElement: ElementRules<SwitchItem> = {
  holdsValue: true,
  isLabelled: true,
  normalise: (_raw, base) => ({ ...base, element: 'switch' }),
  judge: nothing,
  check: nothing,
  toSent: asItIs,
  toWords: (_item, value, t) => (isOn(value) ? t('renderer.on') : t('renderer.off')),
  // Devices push 'true' as well as true.
  meets: (value, expected) => isFlagLike(bareValue(expected)) && isOn(value) === isOn(expected),
  isWide: never,
  isHidden: never,
}

function isFlagLike(value: unknown): boolean {
  return typeof value === 'boolean' || ['true', 'false', '1', '0'].includes(toText(value))
}
