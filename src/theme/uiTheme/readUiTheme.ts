import { uiThemes, type UiTheme } from './UiTheme'

/**
 * The UI theme that the first of some values names which names one, as players and brands write them: the brand word with a
 * 3 is the newer one, the brand word alone the older one [D1-16 D9-39]; the names of the house are understood, too. Players
 * that have no wish say 'default', which names none. The newer one where none does.
 */
export function readUiTheme(brandWord: string, ...values: (string | undefined)[]): UiTheme {
  const named: Readonly<Record<string, UiTheme>> = {
    ...uiThemes,
    [brandWord]: uiThemes.classic,
    [`${brandWord}3`]: uiThemes.modern,
  }
  const value = values.find((one) => one !== undefined && Object.hasOwn(named, one))
  return (value !== undefined && named[value]) || uiThemes.modern
}
