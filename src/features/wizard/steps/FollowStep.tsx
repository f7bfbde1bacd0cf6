import { Button } from '@mantine/core'
import { useId } from 'react'
import { IconShare } from '@tabler/icons-react'
import { useTranslation } from '../../../i18n/useTranslation'
import { Notice } from '../../../ui/Notice'
import { PrivacyLink } from '../../../ui/brand/PrivacyLink'
import { Fields } from './Fields'
import mailFormClasses from '../mail/MailForm.module.css'
import type { MailingList } from '../mail/useMailingList'
import { useWizardBrand } from '../useWizardBrand'
import { copyText } from '../../../ui/copyText'
import { useToasts } from '../../../ui/toasts/useToasts'
import classes from './FollowStep.module.css'
import { LinkRows } from './LinkRows'
import { StepHead } from './StepHead'
import type { StepProps } from './StepProps'

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
