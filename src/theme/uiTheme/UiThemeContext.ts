import { createContext, useContext } from 'react'
import { uiThemes, type UiTheme } from './UiTheme'

/** The UI theme in force; the newer one where nobody says. */
export const UiThemeContext = createContext<UiTheme>(uiThemes.modern)

/** The UI theme in force. */
export const useUiTheme = (): UiTheme => useContext(UiThemeContext)
