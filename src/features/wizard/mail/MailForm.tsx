import { Button } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import { Notice } from '../../../ui/Notice'
import { PrivacyLink } from '../../../ui/brand/PrivacyLink'
import { Fields } from '../steps/Fields'
import classes from './MailForm.module.css'
import type { MailingList } from './useMailingList'

/** Subscribes an e-mail address to the brand's mailing list [D2.13-12]. */
export const MailForm = ({ list: { form, phase, submit } }: { list: MailingList }) => {
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
      <h2 className={classes.title} id={`${id}-title`}>
        {t('wizard.follow.news')}
      </h2>
      <Fields form={form} formId={id} onSubmit={({ EMAIL }) => submit(String(EMAIL))} />
      <PrivacyLink />
      <div className={classes.actions}>
        <Button type="submit" form={id} variant="default" loading={phase === 'busy'}>
          {t('wizard.follow.subscribe')}
        </Button>
        <div role="status" className={classes.state}>
          {phase === 'failed' ? <Notice kind="error">{t('wizard.follow.failed')}</Notice> : null}
        </div>
      </div>
    </section>
  )
}
