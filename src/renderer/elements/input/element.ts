import { pageValidators } from '../../../../schemas/generated/pageValidators'
import { inputTypes } from '../../../../schemas/page/inputTypes'
import { momentTypes, toMomentText } from '../../../../schemas/page/toMomentText'
import { safeColor } from '../../../ui/safeAddress'
import type { Notice, NoticeCode } from '../../model/Notice'
import { bareValue, isOn, readNumber, toNumber, toText } from '../../values'
import {
  type Attributes,
  type ElementRules,
  type FieldError,
  isSameBareValue,
  type ItemBase,
  never,
  nothing,
} from '../ElementRules'

export type InputType = (typeof inputTypes)[number]

/**
 * The text that an input shows for a wire value; an option object, which some pages push to inputs, shows its
 * value.
 */
export function toInputText(value: unknown): string {
  return toText(bareValue(value))
}

/**
 * Whether a wire value is a text of more than one line, which the browser's control of one line would join.
 */
export function hasLines(value: unknown): boolean {
  const bare = bareValue(value)
  return typeof bare === 'string' && /[\r\n]/.test(bare)
}

/**
 * A text as it is after somebody typed into it. The browser shows every line end as \n; those around the edit
 * keep what they were, and new ones become what the text's first is.
 */
export function keepLineEnds(before: string, typed: string): string {
  // Each character as the browser counts them, with what it is in the text.
  const kept = before.match(/\r\n|[^]/g) ?? []
  const shown = before.replaceAll(/\r\n?/g, '\n')
  const least = Math.min(shown.length, typed.length)
  let start = 0
  while (start < least && shown[start] === typed[start]) start += 1
  let end = 0
  while (end < least - start && shown.at(-1 - end) === typed.at(-1 - end)) end += 1
  const [lineEnd = '\n'] = /\r\n|\r|\n/.exec(before) ?? []
  return [
    ...kept.slice(0, start),
    typed.slice(start, typed.length - end).replaceAll('\n', lineEnd),
    ...kept.slice(kept.length - end),
  ].join('')
}

/** How the field of a number shows one: digits with a point, no plus, no other base. */
const htmlNumber = /^-?(\d+(\.\d+)?|\.\d+)(e[-+]?\d+)?$/i

/**
 * The text of a wire value in the form that the control of a type takes; '' for a date or a time that the
 * browser's control cannot show, which it would drop, too, and complain of in its console. Text in the place
 * of a number stays.
 */
export function toControlText(type: InputType, value: unknown): string {
  const moment = momentTypes.find((known) => known === type)
  if (moment) return toMomentText(moment, bareValue(value)) ?? ''
  const text = toInputText(value)
  if (type !== 'number' || htmlNumber.test(text)) return text
  const bare = bareValue(value)
  return toNumber(bare)?.toString() ?? (typeof bare === 'string' ? bare : '')
}

/**
 * A text that somebody typed as Save sends it: it loses the space around it, as the device's own interface
 * has always sent it; a password and a text of several lines keep their own. A number field sends a number or
 * null.
 */
function toSentText({ type }: { type: InputType }, value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (type === 'number') {
    const reading = readNumber(value)
    return reading.kind === 'number' ? reading.value : null
  }
  const isKept = type === 'password' || type === 'textarea' || hasLines(value)
  return isKept ? value : value.trim()
}

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
  const code = brokenRule(type, value)
  return code && { code, detail: describe(value) }
}

function brokenRule(type: InputType, value: unknown): NoticeCode | undefined {
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
