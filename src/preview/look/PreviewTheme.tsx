import { MantineProvider } from '@mantine/core'
import { useMemo, type ReactNode } from 'react'
import { createPanelTheme } from '../../theme/createPanelTheme'
import { panelVariables } from '../../theme/surfaces'
import '../../theme/panelStyles'
import '../../theme/panel.css'
import '../../theme/forcedColors.css'

interface Props {
  scheme: 'light' | 'dark'
  /** The brand's accent, `#rgb` or `#rrggbb`. */
  accentColor: string
  children: ReactNode
}

/**
 * The interface's look in the scheme that is told; nothing is remembered, which files without a server could
 * not.
 */
export function PreviewTheme({ scheme, accentColor, children }: Props) {
  const theme = useMemo(() => createPanelTheme(accentColor), [accentColor])
  return (
    <MantineProvider theme={theme} cssVariablesResolver={panelVariables} forceColorScheme={scheme}>
      {children}
    </MantineProvider>
  )
}
