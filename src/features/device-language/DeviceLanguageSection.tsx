import 'virtual:texts/deviceLanguage'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import type { PushAvailableLanguages, RequestPayloads, ContentItem } from '../../../schemas/generated/types'
import { useTranslation } from '../../i18n/TranslationProvider'
import { useAnswer, useDevice } from '../../device'
import { BuiltFormView, SectionFrame, useBuiltForm, type CoreSectionComponent } from '../../renderer'
import { NoAnswer, Notice, WaitingLines } from '../../ui/states'

/**
 * What sets the language of a select's option [D7-65]: the player's own entry for it, as it came. The player
 * may tell of it, and pages load anew [D4-39]. Undefined for an option that is not among its languages.
 */
export const toSetLanguage = (
  option: unknown,
  { available }: PushAvailableLanguages,
): RequestPayloads['setLanguage'] | undefined => {
  const code: unknown = typeof option === 'object' && option !== null ? Reflect.get(option, 'value') : option
  const entry = available.find((one) => one.code === code)
  if (entry?.code === undefined || entry.code === '') return undefined
  return { defaultLanguage: { ...entry, code: entry.code }, disallowReload: false }
}

/**
 * The language of the player as a choice among those that it has [D3-56], and its button (action `apply`).
 */
export const buildLanguageForm = (
  { available, defaultLanguage }: PushAvailableLanguages,
  t: TFunction,
): ContentItem[] => {
  const options = available
    .filter(({ code }) => code !== undefined && code !== '')
    .map(({ code = '', language }) => ({ value: code, label: language?.trim() || code }))
  const code = defaultLanguage?.code ?? ''
  const current = options.find(({ value }) => value === code)
  return [
    {
      id: 'language',
      element: 'select',
      label: t('deviceLanguage.label'),
      description: t('deviceLanguage.description'),
      value: current ?? { value: code, label: defaultLanguage?.language?.trim() || code },
      options,
    },
    {
      id: 'apply',
      element: 'button',
      label: t('deviceLanguage.apply'),
      onClick: { type: 'panel', endpoint: 'panel', method: 'apply' },
    },
  ]
}

const whole = (push: PushAvailableLanguages) => push

/** The language of the player's own texts, in a card of its own [D1-10 D7-65]. */
export const DeviceLanguageSection: CoreSectionComponent = ({ section }) => {
  const { t } = useTranslation()
  const { phase, data, retry } = useAnswer('getAvailableLanguages', 'pushAvailableLanguages', whole)
  return (
    <SectionFrame section={section} title={t('deviceLanguage.title')}>
      {data ? (
        <LanguageForm languages={data} />
      ) : phase === 'waiting' ? (
        <WaitingLines height={44} count={2} />
      ) : (
        <NoAnswer phase={phase} onRetry={retry}>
          {t('deviceLanguage.silent')}
        </NoAnswer>
      )}
    </SectionFrame>
  )
}

function LanguageForm({ languages }: { languages: PushAvailableLanguages }) {
  const { t } = useTranslation()
  const device = useDevice()
  const form = useBuiltForm(buildLanguageForm(languages, t))
  const [result, setResult] = useState<'sent' | 'offline' | 'invalid'>()
  const apply = () => {
    const payload = toSetLanguage(form.value('language'), languages)
    if (!payload) return
    const outcome = device.send('setLanguage', payload)
    if (outcome.status === 'refused') {
      setResult(outcome.reason)
      return
    }
    setResult('sent')
    form.settle()
    // Not every player tells of its new language by itself.
    device.send('getUiSettings')
  }
  return (
    <>
      <BuiltFormView form={form} onAction={apply} />
      <div role="status">
        {result === 'sent' && <Notice>{t('deviceLanguage.sent')}</Notice>}
        {(result === 'offline' || result === 'invalid') && (
          <Notice kind="error">{t(`connection.refused.${result}`)}</Notice>
        )}
      </div>
    </>
  )
}

/**
 * Whether a page that the player pushed lets choose its language itself: one of its sections saves to
 * `setLanguage`.
 */
export const hasLanguageChoice = (page: unknown): boolean => {
  const sections = read(page, 'sections')
  return (
    Array.isArray(sections) &&
    sections.some((section) => read(read(section, 'onSave'), 'method') === 'setLanguage')
  )
}

function read(from: unknown, key: string): unknown {
  return typeof from === 'object' && from !== null ? Reflect.get(from, key) : undefined
}
