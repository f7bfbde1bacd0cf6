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
  language('no', 'Norsk', 'nb'),
  language('pl', 'Polski'),
  language('pt', 'Português', 'pt-PT'),
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

/** The first parts of tags that mean one of ours by another name. */
const otherNames: Readonly<Record<string, string>> = { el: 'gr', uk: 'ua', nb: 'no', nn: 'no' }

/**
 * The language of a device's code (`gr`, `zh_TW`) or a browser's tag (`el-GR`, `nn`, `zh-Hant-HK`, `pt-BR`);
 * undefined if none of ours. Chinese is written in the traditional way in Taiwan, Hong Kong and Macau.
 */
export const findLanguage = (code: string | undefined): Language | undefined => {
  if (!code) return undefined
  const wanted = code.replaceAll('_', '-').toLowerCase()
  const [first = ''] = wanted.split('-')
  const found = /^zh-(hant|tw|hk|mo)\b/.test(wanted) ? 'zh_TW' : (otherNames[first] ?? first)
  return languages.find((language) => language.code === found)
}

/** The tag of a device's code (`gr`, `zh_TW`) for what Intl writes; that of English for an unknown code. */
export const tagOf = (code: string): string => (findLanguage(code) ?? english).tag
