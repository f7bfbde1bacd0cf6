import { inputTypes } from '../../../../schemas/page/inputTypes'
import { toMomentText } from '../../../../schemas/page/toMomentText'
import { safeColor } from '../../../ui/safeAddress'
import type { Notice, NoticeCode } from '../../model/Notice'
import { bareValue, isOn, toNumber, toText, readNumber } from '../../values'
import type { Attributes } from '../attributes'
import {
  isSameBareValue,
  never,
  nothing,
  type ElementRules,
  type ItemBase,
  type FieldError,
} from '../ElementRules'
import { toInputText, toSentText, type InputType } from './inputText'
import { pageValidators } from '../../../../schemas/generated/pageValidators'

const codes: Record<string, FieldError['code']> = {
  minimum: 'tooSmall',
  maximum: 'tooLarge',
  multipleOf: 'step',
  maxLength: 'tooLong',
  minLength: 'tooShort',
}

/**
 * Why what stands in an input may not be saved. Judged is what would be sent, so a lone space fills nothing
 * in.
 */
function checkInput(
  { type, attributes }: { type: InputType; attributes: Attributes },
  held: unknown,
): FieldError | undefined {
  const value = toSentText({ type }, held)
  const text = typeof value === 'string' ? value : ''
  switch (type) {
    case 'number':
    case 'range':
      return (
        checkReading(held) ?? check('numberConstraints', value, attributes) ?? checkLength(value, attributes)
      )
    case 'ip':
      return check('ipConstraints', text, attributes)
    case 'email':
    case 'url':
      return check('textConstraints', value, attributes) ?? checkByBrowser(type, text)
    case 'checkbox':
      return undefined
    case 'password':
      return check('textConstraints', value, attributes)
    default:
      // Lines of nothing fill nothing in, though they are sent as they are.
      return check('textConstraints', text.trim() === '' ? text.trim() : value, attributes)
  }
}

/** What was typed and is no number, or could be two. */
function checkReading(held: unknown): FieldError | undefined {
  if (Number.isNaN(held)) return { code: 'notANumber' }
  if (typeof held !== 'string') return undefined
  const reading = readNumber(held)
  if (reading.kind === 'ambiguous') {
    const { whole, decimal } = reading
    return { code: 'ambiguousNumber', readings: { whole, decimal } }
  }
  return reading.kind === 'notANumber' ? { code: 'notANumber' } : undefined
}

function check(
  kind: 'textConstraints' | 'numberConstraints' | 'ipConstraints',
  value: unknown,
  limits: Attributes,
): FieldError | undefined {
  const validate = pageValidators[kind]
  if (validate({ value, limits })) return undefined
  const failure = validate.errors?.[0]
  const isEmpty = value === '' || value === null || value === undefined
  if (limits.required && isEmpty) return { code: 'required' }
  const code = codes[failure?.keyword ?? '']
  if (code) return { code, limit: limitOf(code, limits) }
  if (kind === 'ipConstraints') return { code: 'ip' }
  return { code: 'pattern', ...(limits.title !== undefined && { limit: limits.title }) }
}

function limitOf(code: FieldError['code'], limits: Attributes): number | string {
  switch (code) {
    case 'tooSmall':
      return limits.min ?? ''
    case 'tooLarge':
      return limits.max ?? ''
    case 'step':
      return limits.step ?? ''
    case 'tooLong':
      return limits.maxlength ?? ''
    default:
      return limits.minlength ?? ''
  }
}

/** A browser ignores `maxlength` on numbers; authors who write it there mean the digits. */
function checkLength(value: unknown, { maxlength }: Attributes): FieldError | undefined {
  return typeof value === 'number' && maxlength !== undefined
    ? check('textConstraints', String(value), { maxlength })
    : undefined
}

/** Mail and web addresses are judged as every browser judges them. */
function checkByBrowser(type: 'email' | 'url', text: string): FieldError | undefined {
  const control = document.createElement('input')
  control.type = type
  control.value = text
  return control.validity.typeMismatch ? { code: type } : undefined
}

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
