import { inputTypes } from '../../../../schemas/page/inputTypes'
import { toMomentText } from '../../../../schemas/page/toMomentText'
import { safeColor } from '../../../ui/safeAddress'
import type { Notice, NoticeCode } from '../../model/Notice'
import { bareValue, isOn, toNumber, toText } from '../../values'
import type { Attributes } from '../attributes'
import { isSameBareValue, never, nothing, type ElementRules, type ItemBase } from '../ElementRules'
import { checkInput } from './constraints'
import { toInputText, toSentText, type InputType } from './inputText'

/** A field that is typed into, by its type: text, number, password, colour, date … */
export interface InputItem extends ItemBase {
  element: 'input'
  type: InputType
  attributes: Attributes
}

export const input: ElementRules<InputItem> = {
  holdsValue: true,
  isLabelled: true,
  normalise: (raw, base, attributes) => {
    const type = toInputType(raw['type'])
    const notice = inputNotice(type, base.pushed)
    if (notice) base.notices.push(notice)
    return { ...base, element: 'input', type, attributes }
  },
  judge: nothing,
  check: checkInput,
  toSent: toSentText,
  toWords: ({ type }, value, t) => {
    if (type === 'checkbox') return isOn(value) ? t('renderer.on') : t('renderer.off')
    return type === 'password' ? '•••' : toInputText(value)
  },
  meets: isSameBareValue,
  isWide: never,
  isHidden: ({ type }) => type === 'hidden',
}

function toInputType(raw: unknown): InputType {
  const type = toText(raw).trim().toLowerCase()
  if (type === 'colour') return 'color'
  return inputTypes.find((known) => known === type) ?? 'text'
}

/** What a pushed value is not when it does not suit its input; an empty one suits all. */
function inputNotice(type: InputType, pushed: unknown): Notice | undefined {
  const value = bareValue(pushed)
  if (value === undefined || value === null || value === '') return undefined
  const code = objection(type, value)
  return code && { code, detail: describe(value) }
}

function objection(type: InputType, value: unknown): NoticeCode | undefined {
  switch (type) {
    case 'number':
    case 'range':
      return toNumber(value) === undefined ? 'notANumber' : undefined
    case 'date':
      return toMomentText(type, value) === undefined ? 'notADate' : undefined
    case 'time':
      return toMomentText(type, value) === undefined ? 'notATime' : undefined
    case 'datetime-local':
      return toMomentText(type, value) === undefined ? 'notADateTime' : undefined
    case 'month':
      return toMomentText(type, value) === undefined ? 'notAMonth' : undefined
    case 'week':
      return toMomentText(type, value) === undefined ? 'notAWeek' : undefined
    case 'color':
      return safeColor(value) === undefined ? 'notAColor' : undefined
    default:
      return undefined
  }
}

/** A value in a few words; lists and objects are told by their brackets. */
function describe(value: unknown): string {
  return typeof value === 'object' ? (Array.isArray(value) ? '[…]' : '{…}') : toText(value)
}
