import { use } from 'react'
import { type Translation, TranslationContext } from './TranslationContext'

/** The words of the interface; throws outside of a `TranslationProvider`. */
export const useTranslation = (): Translation => {
  const translation = use(TranslationContext)
  if (!translation) throw new Error('There is no TranslationProvider above this component')
  return translation
}
