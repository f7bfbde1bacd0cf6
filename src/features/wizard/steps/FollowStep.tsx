import type { TFunction } from 'i18next'
import { useState, useId } from 'react'
import { Button } from '@mantine/core'
import { IconShare } from '@tabler/icons-react'
import type { ContentItem, Brand } from '../../../../schemas/generated/types'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { useBuiltForm, type BuiltForm } from '../../../renderer'
import { Notice } from '../../../ui/states'
import { PrivacyLink } from '../../../ui/brand/BrandContext'
import { Fields, LinkRows, StepHead, type StepProps } from './StepParts'
import mailFormClasses from '../mail/MailForm.module.css'
import { useWizardBrand } from '../steps'
import { copyText } from '../../../ui/copyText'
import { useToasts } from '../../../ui/toasts/Toast'
import classes from './FollowStep.module.css'

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
const timeout = 8000

/**
 * Puts an e-mail address on a mailing list: the form's fields and EMAIL, by POST [D7-69 D3-62]. Resolves to
 * whether the service took it; a failure is logged [D8-19]. The service must allow requests from other
 * origins.
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
      signal: AbortSignal.timeout(timeout),
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

/** Subscribes an e-mail address to the brand's mailing list [D2.13-12]. */
const MailForm = ({ list: { form, phase, submit } }: { list: MailingList }) => {
  const { t } = useTranslation()
  const id = useId()
  if (phase === 'subscribed')
    return (
      <div role="status">
        <Notice>{t('wizard.follow.subscribed')}</Notice>
      </div>
    )
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 className={mailFormClasses.title} id={`${id}-title`}>
        {t('wizard.follow.news')}
      </h2>
      <Fields form={form} formId={id} onSubmit={({ EMAIL }) => submit(String(EMAIL))} />
      <PrivacyLink />
      <div className={mailFormClasses.actions}>
        <Button type="submit" form={id} variant="default" loading={phase === 'busy'}>
          {t('wizard.follow.subscribe')}
        </Button>
        <div role="status" className={mailFormClasses.state}>
          {phase === 'failed' ? <Notice kind="error">{t('wizard.follow.failed')}</Notice> : null}
        </div>
      </div>
    </section>
  )
}

/** Sharing, following and the mailing list, each where the brand has it [D2.13-12]. */
export const FollowStep = ({ list, ...props }: StepProps & { list: MailingList }) => {
  const { t } = useTranslation()
  const toasts = useToasts()
  const { productName, share, follow = [], mailingList } = useWizardBrand()
  const copy = async () => {
    const isCopied = await copyText(share.site)
    toasts.show(
      isCopied
        ? { kind: 'success', title: t('wizard.follow.copied') }
        : { kind: 'info', title: t('wizard.follow.notCopied', { address: share.site }) },
    )
  }
  const tell = () => {
    // Where the browser has no sharing of its own, as on pages without https, the address is copied.
    if (typeof navigator.share !== 'function') return void copy()
    navigator.share({ title: productName, url: share.site }).catch((error: unknown) => {
      const isTakenBack = error instanceof DOMException && error.name === 'AbortError'
      if (!isTakenBack) void copy()
    })
  }
  return (
    <>
      <StepHead name={props.name} title={t('wizard.follow.title')} titleId={props.titleId}>
        {t('wizard.follow.intro')}
      </StepHead>
      <div className={classes.parts}>
        {mailingList ? <MailForm list={list} /> : null}
        {follow.length > 0 ? <LinkRows links={follow} /> : null}
        <div>
          <Button
            variant="default"
            leftSection={<IconShare size={20} stroke={1.5} aria-hidden />}
            onClick={tell}
          >
            {t('wizard.follow.share', { product: productName })}
          </Button>
        </div>
      </div>
    </>
  )
}
