import type { ReactNode } from 'react'
import { useTopic } from '../device'
import { readUiTheme } from '../theme/uiTheme/readUiTheme'
import { UiThemeContext } from '../theme/uiTheme/UiThemeContext'
import { useUiThemeAttribute } from '../theme/uiTheme/useUiThemeAttribute'
import { useBrand } from '../ui/brand/useBrand'

/** The UI theme that the player names, else that of the brand [D1-16]. */
export function UiThemeProvider({ children }: { children: ReactNode }) {
  const brand = useBrand()
  const pushed = useTopic('pushUiSettings', ({ theme }) => theme)
  const theme = readUiTheme(brand.word, pushed, brand.theme)
  useUiThemeAttribute(theme.name)
  return <UiThemeContext value={theme}>{children}</UiThemeContext>
}
