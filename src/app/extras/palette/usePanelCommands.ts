import { useMantineColorScheme } from '@mantine/core'
import { useCallback, useContext } from 'react'
import { LanguageContext, nameOfLanguage } from '../../../features/language'
import { languages } from '../../../i18n/languages'
import { useTranslation } from '../../../i18n/useTranslation'
import type { Command } from './Command'

const schemes = ['light', 'dark', 'auto'] as const

/** Gives what this browser keeps for itself, as the settings screen offers it: light or dark, and its language. */
export function usePanelCommands(): () => Command[] {
  const { t } = useTranslation()
  const { setColorScheme } = useMantineColorScheme()
  const keeper = useContext(LanguageContext)
  return useCallback(
    () => [
      ...schemes.map((scheme) => ({
        id: `scheme:${scheme}`,
        label: t(`colorScheme.${scheme}`),
        group: t('colorScheme.label'),
        run: () => setColorScheme(scheme),
      })),
      ...(keeper ? languages : []).map((language) => ({
        id: `language:${language.code}`,
        label: nameOfLanguage(language, t),
        group: t('language.label'),
        run: () => void keeper?.choose(language),
      })),
    ],
    [t, setColorScheme, keeper],
  )
}
