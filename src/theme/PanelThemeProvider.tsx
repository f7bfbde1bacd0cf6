import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { useMemo, type ReactNode, useLayoutEffect } from 'react'
import { createPanelTheme } from './createPanelTheme'
import { panelVariables } from './surfaces'
import './panelStyles'
import './panel.css'
import './forcedColors.css'
import type { UiThemeName } from './uiTheme/UiTheme'

interface Props {
  /** The brand's accent, `#rgb` or `#rrggbb`. */
  accentColor: string
  /** Key under which this browser remembers light, dark or auto. */
  storageKey: string
  children: ReactNode
}

/** Draws everything below it in the house's look; the colour scheme is auto until the user chooses one. */
export const PanelThemeProvider = ({ accentColor, storageKey, children }: Props) => {
  const theme = useMemo(() => createPanelTheme(accentColor), [accentColor])
  const schemes = useMemo(() => localStorageColorSchemeManager({ key: storageKey }), [storageKey])
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={panelVariables}
      colorSchemeManager={schemes}
      defaultColorScheme="auto"
    >
      {children}
    </MantineProvider>
  )
}

/**
 * Lets style sheets know the UI theme: `data-ui-theme` of the document's root, as long as the component is
 * mounted.
 */
export function useUiThemeAttribute(name: UiThemeName): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset['uiTheme'] = name
    return () => {
      delete dataset['uiTheme']
    }
  }, [name])
}
