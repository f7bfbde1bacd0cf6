import type { TFunction } from 'i18next'
import { useState } from 'react'
import type { ContentItem, Brand } from '../../../../schemas/generated/types'
import { useTranslation } from '../../../i18n/useTranslation'
import { useBuiltForm, type BuiltForm } from '../../../renderer'

/** The address that the mailing list gets [D2.13-12 D3-62 D5-19]. */
export const buildMailForm = (t: TFunction): ContentItem[] => [
  {
    id: 'EMAIL',
    element: 'input',
    type: 'email',
    label: t('wizard.follow.email'),
    value: '',
    attributes: [{ required: true }, { autocomplete: 'email' }, { placeholder: 'name@example.org' }],
  },
]

/** A service that has not answered by then will not, ms. */
const patience = 8000

/**
 * Puts an e-mail address on a mailing list: the form's fields and EMAIL, by POST [D7-69 D3-62]. Resolves to whether the
 * service took it; a failure is logged [D8-19]. The service must allow requests from other origins.
 */
export const subscribe = async (
  { action, fields = {} }: NonNullable<Brand['mailingList']>,
  email: string,
  post: typeof fetch = fetch,
): Promise<boolean> => {
  try {
    const response = await post(action, {
      method: 'POST',
      body: new URLSearchParams({ ...fields, EMAIL: email }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(patience),
    })
    if (!response.ok) throw new Error(`it answered ${response.status}`)
    return true
  } catch (error) {
    // oxlint-disable-next-line eslint/no-console -- [D8-19]
    console.warn(`The mailing list did not take the address: ${error instanceof Error ? error.message : ''}`)
    return false
  }
}

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
