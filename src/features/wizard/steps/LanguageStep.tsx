import { useEffect, useRef } from 'react'
import type { PushAvailableLanguages } from '../../../../schemas/generated/types'
import { findLanguage } from '../../../../schemas/languages'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { hasTexts } from '../../../i18n/knownTexts'
import { useFormValue, type BuiltForm } from '../../../renderer'
import { useBrand } from '../../../ui/brand/BrandContext'
import { Notice } from '../../../ui/states'
import { chosenCode } from '../steps'
import { ChoiceButton, Fields, StepHead, type FormStepProps } from './StepParts'
import classes from './LanguageStep.module.css'
import notes from './StepNote.module.css'

/** No more than fit in one row of a phone. */
const most = 3

/**
 * The languages to offer by one press, as the options that they are in the select: those that the browser
 * speaks and the player has, in the browser's order, then the one that the player came with and English
 * [D8-26].
 */
export const suggestLanguages = (
  available: PushAvailableLanguages['available'],
  browserTags: readonly string[],
  defaultCode: string | undefined,
): { value: string; label: string }[] => {
  const wanted = [...browserTags, defaultCode, 'en'].map((tag) => findLanguage(tag)?.code ?? tag)
  return [...new Set(wanted)]
    .flatMap((code) => available.find((one) => one.code !== undefined && one.code === code) ?? [])
    .map(({ code = '', language }) => ({ value: code, label: language ?? code }))
    .slice(0, most)
}

interface Props extends FormStepProps {
  form: BuiltForm
  languages: PushAvailableLanguages | undefined
  /** Languages of the browser, the dearest first. */
  browserTags: readonly string[]
  /** A language was chosen: the whole interface is to be in it at once. */
  onLanguage: (code: string) => void
}

/** A welcome, and the language of player and panel [D2.13-4]: one press for those that the browser speaks. */
export const LanguageStep = (props: Props) => {
  const { form, languages, browserTags, onLanguage } = props
  const { t } = useTranslation()
  const { productName } = useBrand()
  const value = useFormValue(form, 'language')
  const code = chosenCode(value)
  const last = useRef(code)
  useEffect(() => {
    // The first one is what the player came with, and no choice yet.
    if (last.current !== undefined && code !== undefined && last.current !== code) onLanguage(code)
    last.current = code
  }, [code, onLanguage])
  const available = languages?.available ?? []
  const suggested = suggestLanguages(available, browserTags, languages?.defaultLanguage?.code)
  const known = findLanguage(code)
  const isWithoutTexts = code !== undefined && (!known || !hasTexts(known.code))
  const label = available.find((one) => one.code === code)?.language ?? code ?? ''
  return (
    <>
      <StepHead name={props.name} title={t('wizard.language.title')} titleId={props.titleId}>
        {t('wizard.language.intro', { product: productName })}
      </StepHead>
      {suggested.length > 1 ? (
        <div className={classes.suggested} role="group" aria-label={t('wizard.language.suggested')}>
          {suggested.map((language) => (
            <ChoiceButton
              key={language.value}
              isChosen={language.value === code}
              lang={findLanguage(language.value)?.tag}
              onChoose={() => form.set('language', language)}
            >
              {language.label}
            </ChoiceButton>
          ))}
        </div>
      ) : null}
      <Fields form={form} formId={props.formId} onSubmit={props.onSubmit} />
      <div role="status" className={notes.note}>
        {isWithoutTexts ? <Notice>{t('wizard.language.withoutTexts', { language: label })}</Notice> : null}
      </div>
    </>
  )
}
