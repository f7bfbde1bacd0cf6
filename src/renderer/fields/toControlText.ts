import type { InputType } from '../model/Item'
import { bareValue } from '../normalise/findOption'
import { momentTypes, toMomentText } from '../../../schemas/page/toMomentText'
import { toNumber } from '../normalise/toNumber'
import { toInputText } from './toInputText'

/** How the field of a number shows one: digits with a point, no plus, no other base. */
const htmlNumber = /^-?(\d+(\.\d+)?|\.\d+)(e[-+]?\d+)?$/i

/**
 * The text of a wire value in the form that the control of a type takes; '' for a date or a time that the browser's
 * control cannot show, which it would drop, too, and complain of in its console. Text in the place of a number stays.
 */
export function toControlText(type: InputType, value: unknown): string {
  const moment = momentTypes.find((known) => known === type)
  if (moment) return toMomentText(moment, bareValue(value)) ?? ''
  const text = toInputText(value)
  if (type !== 'number' || htmlNumber.test(text)) return text
  const bare = bareValue(value)
  return toNumber(bare)?.toString() ?? (typeof bare === 'string' ? bare : '')
}
