import type { InputType } from '../model/Item'
import { bareValue } from '../normalise/findOption'
import { momentTypes, toMomentText } from '../../../schemas/page/toMomentText'
import { toNumber } from '../normalise/toNumber'
import { toInputText } from './toInputText'

/** What HTML takes for a number: digits with a point, no plus, no other base. */
const htmlNumber = /^-?(\d+(\.\d+)?|\.\d+)(e[-+]?\d+)?$/i

/**
 * The text of a wire value in the form that the browser's control of a type takes; '' for what that control cannot show,
 * which the browser would drop, too, and complain of in its console.
 */
export function toControlText(type: InputType, value: unknown): string {
  const moment = momentTypes.find((known) => known === type)
  if (moment) return toMomentText(moment, bareValue(value)) ?? ''
  const text = toInputText(value)
  if (type !== 'number' || htmlNumber.test(text)) return text
  return toNumber(bareValue(value))?.toString() ?? ''
}
