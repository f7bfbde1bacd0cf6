import { useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import type { Brand } from '../../../../schemas/generated/types'
import { useBuiltForm, type BuiltForm } from '../../../renderer'
import { buildMailForm } from '../forms/buildMailForm'
import { subscribe } from './subscribe'

/** Subscribing to the brand's mailing list [D2.13-12 D3-62]. */
export interface MailingList {
  form: BuiltForm
  phase: 'idle' | 'busy' | 'subscribed' | 'failed'
  submit: (email: string) => void
}

/** The mailing list for as long as the wizard is open; `list` is where the brand keeps it. */
export function useMailingList(list: Brand['mailingList']): MailingList {
  const { t } = useTranslation()
  const [phase, setPhase] = useState<MailingList['phase']>('idle')
  const submit = (email: string) => {
    if (!list || phase === 'busy') return
    setPhase('busy')
    void subscribe(list, email).then((isSubscribed) => setPhase(isSubscribed ? 'subscribed' : 'failed'))
  }
  return { form: useBuiltForm(buildMailForm(t)), phase, submit }
}
