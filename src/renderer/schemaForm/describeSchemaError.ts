import type { TFunction } from 'i18next'
import type { SchemaError } from './findErrors'

/** What is wrong at a place of a form, in the user's language. */
export const describeSchemaError = (t: TFunction, { code, limit = '' }: SchemaError): string =>
  t(`schemaForm.error.${code}`, { limit })
