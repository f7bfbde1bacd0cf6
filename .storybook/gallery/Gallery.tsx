import { DirectionContext, MantineProvider } from '@mantine/core'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { useStore } from 'zustand'
import builtIn from '../../brand.json'
import type { Brand } from '../../schemas/generated/types'
import { TranslationProvider } from '../../src/i18n/TranslationProvider'
import { createPanelTheme } from '../../src/theme/createPanelTheme'
import { panelVariables } from '../../src/theme/surfaces'
import { BrandContext } from '../../src/ui/brand/BrandContext'
import { storyLanguage } from '../../stories/support/language/storyLanguage'
import { forcedScheme } from '../looks/page'

interface Props {
  /** As the story or the toolbar says. */
  scheme: 'light' | 'dark'
  direction: 'ltr' | 'rtl'
  /** The chosen brand; the built-in one where there is no choice. */
  brand: Brand | undefined
  children: ReactNode
}

/** What stands around every story: theme, scheme, brand, texts and their direction. */
export function Gallery({ scheme, direction, brand = builtIn, children }: Props) {
  const [translator] = useState(() => storyLanguage.create())
  const forced = useStore(forcedScheme)
  const theme = useMemo(() => createPanelTheme(brand.accentColor), [brand])
  useEffect(() => {
    document.documentElement.dir = direction
    return () => document.documentElement.removeAttribute('dir')
  }, [direction])
  const turned = useMemo(
    () => ({ dir: direction, toggleDirection: () => undefined, setDirection: () => undefined }),
    [direction],
  )
  return (
    <TranslationProvider translator={translator}>
      <BrandContext value={brand}>
        <DirectionContext value={turned}>
          <MantineProvider
            theme={theme}
            cssVariablesResolver={panelVariables}
            forceColorScheme={forced.scheme ?? scheme}
          >
            {children}
          </MantineProvider>
        </DirectionContext>
      </BrandContext>
    </TranslationProvider>
  )
}
