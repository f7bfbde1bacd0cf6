import { MantineProvider } from '@mantine/core'
import { useMemo, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { createTranslator } from '../../src/i18n/createTranslator'
import { createPanelTheme } from '../../src/theme/createPanelTheme'

interface Props {
  children: ReactNode
}

/** What every component of the panel stands in: theme without transitions, and English texts. */
export const PanelProviders = ({ children }: Props) => {
  const translator = useMemo(() => createTranslator(), [])
  const theme = useMemo(() => createPanelTheme('#c8792b'), [])
  return (
    <I18nextProvider i18n={translator}>
      <MantineProvider env="test" theme={theme}>
        {children}
      </MantineProvider>
    </I18nextProvider>
  )
}
