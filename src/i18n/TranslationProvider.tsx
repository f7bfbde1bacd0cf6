import { createContext, type ReactNode, useCallback, useMemo, useSyncExternalStore, use } from 'react'
import type { i18n, TFunction } from 'i18next'
import { timesCompleted } from './knownTexts'

/** The words of the interface in the language that is drawn. */
interface Translation {
  /** Another function after each change of the language. */
  t: TFunction
  i18n: i18n
}

const TranslationContext = createContext<Translation | undefined>(undefined)

/**
 * The same words; those with nothing to fill in are looked up once, because to look one up takes a row a
 * twentieth of its time.
 */
function remembering(t: TFunction): TFunction {
  const find = t as (key: string, options?: object) => string
  const known = new Map<string, string>()
  const recall = (key: string, options?: object) => {
    const text = options ? undefined : known.get(key)
    if (text !== undefined) return text
    const found = find(key, options)
    if (!options) known.set(key, found)
    return found
  }
  return recall as TFunction
}

/**
 * Gives its children the words of `translator`, and draws them anew when its language changes; not when texts
 * are added, for those come before what shows them, but for such as could not be fetched before. One place
 * listens, however many components ask.
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
  const completed = useSyncExternalStore(listen, () => timesCompleted(translator))
  const translation = useMemo(
    () => ({ t: remembering(translator.getFixedT(language)), i18n: translator, completed }),
    [translator, language, completed],
  )
  return <TranslationContext value={translation}>{children}</TranslationContext>
}

/** The words of the interface; throws outside of a `TranslationProvider`. */
export const useTranslation = (): Translation => {
  const translation = use(TranslationContext)
  if (!translation) throw new Error('There is no TranslationProvider above this component')
  return translation
}
