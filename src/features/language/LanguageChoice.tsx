import { IconChevronDown } from '@tabler/icons-react'
import { useContext, useSyncExternalStore } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { findLanguage } from '../../i18n/findLanguage'
import { languages } from '../../i18n/languages'
import classes from './LanguageChoice.module.css'
import { LanguageContext } from './LanguageContext'
import { nameOfLanguage } from './nameOfLanguage'

interface Props {
  /** `compact` for the header: the list is narrow. */
  variant?: 'compact' | 'row'
}

/** Chooses the language of the interface from the list of their own names [D2.3-2]. */
export const LanguageChoice = ({ variant = 'row' }: Props) => {
  const { t } = useTranslation()
  const keeper = useContext(LanguageContext)
  if (!keeper) throw new Error('LanguageChoice needs a LanguageContext above it')
  const current = useSyncExternalStore(keeper.subscribe, keeper.current)
  return (
    <span className={classes.choice} data-variant={variant}>
      <select
        className={classes.select}
        aria-label={t('language.label')}
        value={current.code}
        onChange={(event) => {
          const language = findLanguage(event.currentTarget.value)
          if (language) void keeper.choose(language)
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
