import { MantineProvider } from '@mantine/core'
import { useMemo, type ReactNode } from 'react'
import { createTranslator, TranslationProvider } from '../../src/i18n/TranslationProvider'
import { createPanelTheme } from '../../src/theme/createPanelTheme'

interface Props {
  children: ReactNode
}

/** What every component of the panel stands in: theme without transitions, and English texts. */
export const PanelProviders = ({ children }: Props) => {
  const translator = useMemo(() => createTranslator(), [])
  const theme = useMemo(() => createPanelTheme('#c8792b'), [])
  return (
    <TranslationProvider translator={translator}>
      <MantineProvider env="test" theme={theme}>
        {children}
      </MantineProvider>
    </TranslationProvider>
  )
}
