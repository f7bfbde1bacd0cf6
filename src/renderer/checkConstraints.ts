import type { TFunction } from 'i18next'
import { rulesOf, type Item } from './elements/elements'
import type { FieldError } from './elements/ElementRules'
import { type SectionState, isEdited } from './form/sectionState.reducers'

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
    if (scope === 'edited' && !isEdited(state, item.key)) continue
    const error = rulesOf(item).check(item, state.values[item.key])
    // What is there already was somebody's word before: it never holds up a change of another field.
    if (error && (error.code === 'required' || isEdited(state, item.key))) errors[item.key] = error
  }
  return errors
}
