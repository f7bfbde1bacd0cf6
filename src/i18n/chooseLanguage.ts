import { type Language, english, findLanguage } from '../../schemas/languages'

/** A choice made in this browser, and what the device's language was then (undefined if it was not known). */
export interface StoredLanguage {
  code: string
  deviceCode?: string | undefined
}

/**
 * Which language to draw: the latest choice, wherever it was made, so this browser's stored one unless the
 * device's language was changed since; then the device's; then the browser's first two letters [D9-3]; then
 * English [D8-26].
 */
export const chooseLanguage = (known: {
  stored?: StoredLanguage | undefined
  deviceCode?: string | undefined
  browserTag?: string | undefined
}): Language => {
  const stored = findLanguage(known.stored?.code)
  const device = findLanguage(known.deviceCode)
  const wasChangedOnDevice =
    known.stored?.deviceCode !== undefined && known.stored.deviceCode !== known.deviceCode
  const chosen = device && wasChangedOnDevice ? device : (stored ?? device)
  return chosen ?? findLanguage(known.browserTag) ?? english
}
