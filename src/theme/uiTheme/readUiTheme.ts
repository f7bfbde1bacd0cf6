import { uiThemes, type UiTheme } from './UiTheme'

/**
 * The UI theme of a value as players and brands write it: the brand word with a 3 is the newer one, the brand word alone the
 * older one [D1-16 D9-39]; the names of the house are understood, too. Anything else, or nothing, is the newer one.
 */
export function readUiTheme(value: string | undefined, brandWord: string): UiTheme {
  if (value === 'classic' || value === brandWord) return uiThemes.classic
  return value === 'opera' ? uiThemes.opera : uiThemes.modern
}
