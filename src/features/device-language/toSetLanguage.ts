import type { PushAvailableLanguages, RequestPayloads } from '../../../schemas/generated/types'

/**
 * What sets the language of a select's option [D7-65]: the player's own entry for it, as it came. The player may tell of
 * it, and pages load anew [D4-39]. Undefined for an option that is not among its languages.
 */
export const toSetLanguage = (
  option: unknown,
  { available }: PushAvailableLanguages,
): RequestPayloads['setLanguage'] | undefined => {
  const code: unknown = typeof option === 'object' && option !== null ? Reflect.get(option, 'value') : option
  const entry = available.find((one) => one.code === code)
  if (entry?.code === undefined || entry.code === '') return undefined
  return { defaultLanguage: { ...entry, code: entry.code }, disallowReload: false }
}
