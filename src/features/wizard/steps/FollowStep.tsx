import { Button } from '@mantine/core'
import { IconShare } from '@tabler/icons-react'
import { useTranslation } from '../../../i18n/useTranslation'
import { useWizardBrand } from '../useWizardBrand'
import { copyText } from '../../../ui/copyText'
import { useToasts } from '../../../ui/toasts/useToasts'
import { MailForm } from '../mail/MailForm'
import type { MailingList } from '../mail/useMailingList'
import classes from './FollowStep.module.css'
import { LinkRows } from './LinkRows'
import { StepHead } from './StepHead'
import type { StepProps } from './StepProps'

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
