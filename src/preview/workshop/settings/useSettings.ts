import { useCallback, useEffect, useState } from 'react'
import type { Settings } from './Settings'
import { settingsInHash } from './settingsInHash'

/** Texts to begin with: English, else the first there are, else the keys. */
const firstLanguage = (languages: readonly string[]) =>
  languages.includes('en') ? 'en' : (languages[0] ?? '')

const begin = (languages: readonly string[]): Settings => ({
  width: window.innerWidth < 700 ? 'phone' : 'tablet',
  scheme: window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  language: firstLanguage(languages),
  showsHidden: false,
  panel: 'diagnostics',
  ...settingsInHash.read(window.location.hash, languages),
})

/** The settings, kept in the address. A language whose file vanishes is left for the first there is. */
export function useSettings(
  languages: readonly string[],
): [settings: Settings, change: (changes: Partial<Settings>) => void] {
  const [chosen, setChosen] = useState(() => begin(languages))
  const isThere = chosen.language === '' || languages.includes(chosen.language)
  const settings = isThere ? chosen : { ...chosen, language: firstLanguage(languages) }
  const hash = settingsInHash.write(settings)
  useEffect(() => window.history.replaceState(null, '', hash), [hash])
  const change = useCallback((changes: Partial<Settings>) => setChosen((now) => ({ ...now, ...changes })), [])
  return [settings, change]
}
