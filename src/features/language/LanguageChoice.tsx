import type { TFunction } from 'i18next'
import { IconChevronDown } from '@tabler/icons-react'
import { useContext, useSyncExternalStore } from 'react'
import { type Language, findLanguage, languages } from '../../../schemas/languages'
import { hasTexts } from '../../i18n/knownTexts'
import { useTranslation } from '../../i18n/TranslationProvider'
import { useTellForgotten } from '../../ui/useTellForgotten'
import classes from './LanguageChoice.module.css'
import { LanguageContext } from './LanguageStore'

/**
 * What a language is called where it is offered: by its own name, and with a word when the panel has no texts
 * in it.
 */
export const nameOfLanguage = ({ code, label }: Language, t: TFunction): string =>
  hasTexts(code) ? label : t('language.withoutTexts', { language: label })

interface Props {
  /** `compact` for the header: the list is narrow. */
  variant?: 'compact' | 'row'
}

/** Chooses the language of the interface from the list of their own names [D2.3-2]. */
export const LanguageChoice = ({ variant = 'row' }: Props) => {
  const { t } = useTranslation()
  const languageStore = useContext(LanguageContext)
  if (!languageStore) throw new Error('LanguageChoice needs a LanguageContext above it')
  const tellForgotten = useTellForgotten()
  const current = useSyncExternalStore(languageStore.subscribe, languageStore.current)
  return (
    <span className={classes.choice} data-variant={variant}>
      <select
        className={classes.select}
        aria-label={t('language.label')}
        value={current.code}
        onChange={(event) => {
          const language = findLanguage(event.currentTarget.value)
          if (language) void languageStore.choose(language).then(tellForgotten)
        }}
      >
        {languages.map((language) => (
          <option key={language.code} value={language.code}>
            {nameOfLanguage(language, t)}
          </option>
        ))}
      </select>
      <IconChevronDown size={20} stroke={1.5} className={classes.arrow} aria-hidden />
    </span>
  )
}
