import type { PushAvailableLanguages } from '../../../schemas/generated/types'
import { findLanguage } from '../../i18n/findLanguage'

/** No more than fit in one row of a phone. */
const most = 3

/**
 * The languages to offer by one press, as the options that they are in the select: those that the browser speaks and the
 * player has, in the browser's order, then the one that the player came with and English [D8-26].
 */
export const suggestLanguages = (
  available: PushAvailableLanguages['available'],
  browserTags: readonly string[],
  defaultCode: string | undefined,
): { value: string; label: string }[] => {
  const wanted = [...browserTags, defaultCode, 'en'].map((tag) => findLanguage(tag)?.code ?? tag)
  return [...new Set(wanted)]
    .flatMap((code) => available.find((one) => one.code !== undefined && one.code === code) ?? [])
    .map(({ code = '', language }) => ({ value: code, label: language ?? code }))
    .slice(0, most)
}
