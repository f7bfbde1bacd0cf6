import type { TFunction } from 'i18next'
import { type FieldError, type SectionState, isEdited } from './form/sectionState.reducers'
import { pageValidators } from '../../schemas/generated/pageValidators'
import type { Attributes, InputItem, Item } from './model/Item'
import { readNumber } from './normalise/values'
import { toSentValue } from './collect'

/** Why a value may not be saved, in the user's language. */
export function describeError(t: TFunction, { code, limit = '', readings }: FieldError): string {
  switch (code) {
    case 'notANumber':
      return t('renderer.error.notANumber')
    case 'ambiguousNumber':
      return t('renderer.error.ambiguousNumber', { whole: readings?.whole, decimal: readings?.decimal })
    case 'tooSmall':
      return t('renderer.error.tooSmall', { limit })
    case 'tooLarge':
      return t('renderer.error.tooLarge', { limit })
    case 'step':
      return t('renderer.error.step', { limit })
    case 'tooLong':
      return t('renderer.error.tooLong', { limit })
    case 'tooShort':
      return t('renderer.error.tooShort', { limit })
    case 'pattern':
      return limit === '' ? t('renderer.error.pattern') : t('renderer.error.patternHint', { limit })
    case 'ip':
      return t('renderer.error.ip')
    case 'email':
      return t('renderer.error.email')
    case 'url':
      return t('renderer.error.url')
    case 'required':
      return t('renderer.error.required')
    case 'own':
      return String(limit)
  }
}

const codes: Record<string, FieldError['code']> = {
  minimum: 'tooSmall',
  maximum: 'tooLarge',
  multipleOf: 'step',
  maxLength: 'tooLong',
  minLength: 'tooShort',
}

/**
 * Errors of the edited fields among `items`, by key; empty when all may be saved. A value that nobody touched is the
 * device's own word and is never held against the user, unless `scope` is `all`: the forms that the interface builds
 * itself may ask for what is not there yet. The limits are the fields' own, checked by JSON Schema; judged is what would
 * be sent, so a lone space fills nothing in.
 */
export function checkConstraints(
  items: readonly Item[],
  state: SectionState,
  scope: 'edited' | 'all' = 'edited',
): Record<string, FieldError> {
  const errors: Record<string, FieldError> = {}
  for (const item of items) {
    if (item.element !== 'input' || (scope === 'edited' && !isEdited(state, item.key))) continue
    const error = checkInput(item, state.values[item.key])
    // What is there already was somebody's word before: it never holds up a change of another field.
    if (error && (error.code === 'required' || isEdited(state, item.key))) errors[item.key] = error
  }
  return errors
}

function checkInput(item: InputItem, held: unknown): FieldError | undefined {
  const { type, attributes } = item
  const value = toSentValue(item, held)
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
