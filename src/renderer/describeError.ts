import type { TFunction } from 'i18next'
import type { FieldError } from './form/FieldError'

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
