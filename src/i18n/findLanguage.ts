import { languages, type Language } from './languages'

/** The language of a device's code (`gr`, `zh_TW`) or a browser's tag (`el-GR`, `zh-TW`); undefined if none of ours. */
export const findLanguage = (code: string | undefined): Language | undefined => {
  if (!code) return undefined
  const wanted = code.replace('-', '_').toLowerCase()
  const exact = languages.find((language) => language.code.toLowerCase() === wanted)
  if (exact) return exact
  const primary = wanted.slice(0, 2)
  return languages.find((language) => language.code === primary || language.tag === primary)
}
