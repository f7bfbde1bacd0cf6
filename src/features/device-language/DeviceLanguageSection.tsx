import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import type { PushAvailableLanguages } from '../../../schemas/generated/types'
import { useAnswer, useDevice } from '../../device'
import { BuiltFormView, SectionFrame, useBuiltForm, type CoreSectionComponent } from '../../renderer'
import { NoAnswer } from '../../ui/NoAnswer'
import { Notice } from '../../ui/Notice'
import { WaitingLines } from '../../ui/WaitingLines'
import { buildLanguageForm } from './buildLanguageForm'
import { toSetLanguage } from './toSetLanguage'
import './texts'

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
