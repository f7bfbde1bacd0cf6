/** A language of the interface. */
export interface Language {
  /** The code that devices and file names use, e.g. `gr`. */
  code: string
  /** The BCP 47 tag for `lang`, dates and plurals, e.g. `el`. */
  tag: string
  /** Its name in itself. */
  label: string
}

const language = (code: string, label: string, tag = code): Language => ({ code, tag, label })

/** What is drawn where a language has no texts. */
export const english = language('en', 'English')

/** The 26 languages that the interface offers [D1-14], by their own names. */
export const languages: readonly Language[] = [
  language('ca', 'Català'),
  language('cs', 'Čeština'),
  language('da', 'Dansk'),
  language('de', 'Deutsch'),
  english,
  language('es', 'Español'),
  language('fr', 'Français'),
  language('gr', 'Ελληνικά', 'el'),
  language('hr', 'Hrvatski'),
  language('it', 'Italiano'),
  language('ja', '日本語'),
  language('ko', '한국어'),
  language('hu', 'Magyar'),
  language('nl', 'Nederlands'),
  language('no', 'Norsk'),
  language('pl', 'Polski'),
  language('pt', 'Português'),
  language('ru', 'Русский'),
  language('sk', 'Slovenčina'),
  language('fi', 'Suomi'),
  language('sv', 'Svenska'),
  language('tr', 'Türkçe'),
  language('ua', 'Українська', 'uk'),
  language('vi', 'Tiếng Việt'),
  language('zh', '简体中文', 'zh-Hans'),
  language('zh_TW', '繁體中文', 'zh-Hant'),
]

/**
 * The language of a device's code (`gr`, `zh_TW`) or a browser's tag (`el-GR`, `zh-TW`); undefined if none of
 * ours.
 */
export const findLanguage = (code: string | undefined): Language | undefined => {
  if (!code) return undefined
  const wanted = code.replace('-', '_').toLowerCase()
  const exact = languages.find((language) => language.code.toLowerCase() === wanted)
  if (exact) return exact
  const primary = wanted.slice(0, 2)
  return languages.find((language) => language.code === primary || language.tag === primary)
}

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
