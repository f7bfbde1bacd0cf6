import { useCallback, useEffect, useState } from 'react'
import type { ChosenSettings, Settings } from './Settings'
import { settingsInHash } from './settingsInHash'

const begin = (): ChosenSettings => ({
  width: window.innerWidth < 700 ? 'phone' : 'tablet',
  scheme: window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  uiTheme: 'modern',
  showsHidden: false,
  panel: 'diagnostics',
  ...settingsInHash.read(window.location.hash),
})

/** The language that was chosen, if it is there; else English, the first there is, or the keys. */
const languageOf = (chosen: string | undefined, languages: readonly string[]) => {
  if (chosen !== undefined && (chosen === '' || languages.includes(chosen))) return chosen
  return languages.includes('en') ? 'en' : (languages[0] ?? '')
}

/** The settings, kept in the address. A language whose file vanishes is left, and taken again when it comes back. */
export function useSettings(
  languages: readonly string[],
): [settings: Settings, change: (changes: Partial<Settings>) => void] {
  const [chosen, setChosen] = useState(begin)
  const hash = settingsInHash.write(chosen)
  useEffect(() => window.history.replaceState(null, '', hash), [hash])
  const change = useCallback((changes: Partial<Settings>) => setChosen((now) => ({ ...now, ...changes })), [])
  return [{ ...chosen, language: languageOf(chosen.language, languages) }, change]
}
