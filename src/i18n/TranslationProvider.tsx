import { type ReactNode, useCallback, useMemo, useSyncExternalStore } from 'react'
import type { i18n } from 'i18next'
import { TranslationContext } from './TranslationContext'

/**
 * Gives its children the words of `translator`, and draws them anew when its language changes; not when texts are added, for
 * those come before what shows them. One place listens, however many components ask.
 */
export function TranslationProvider({ translator, children }: { translator: i18n; children: ReactNode }) {
  const listen = useCallback(
    (onChange: () => void) => {
      translator.on('languageChanged', onChange)
      return () => translator.off('languageChanged', onChange)
    },
    [translator],
  )
  const language = useSyncExternalStore(listen, () => translator.language)
  const translation = useMemo(
    () => ({ t: translator.getFixedT(language), i18n: translator }),
    [translator, language],
  )
  return <TranslationContext value={translation}>{children}</TranslationContext>
}
