import '@mantine/core/styles/Input.layer.css'
import { Button, TextInput } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import { copyText } from '../../../ui/copyText'
import { Notice } from '../../../ui/Notice'
import classes from './Referral.module.css'

/** How far the link is selected, whatever its length [A9-13]. */
const selectionEnd = 99_999

interface Props {
  link: string
}

/** The link to share, with a button that copies it [A2.4-58 A4.16-1]; where the browser does not, that is said [A8-30]. */
export const ShareLink = ({ link }: Props) => {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  const copy = async () => {
    const isCopied = await copyText(link)
    field.current?.focus()
    field.current?.setSelectionRange(0, selectionEnd)
    setOutcome(isCopied ? 'copied' : 'failed')
  }
  const isCopied = outcome === 'copied'
  return (
    <>
      <div className={classes.link}>
        <TextInput
          ref={field}
          className={classes.linkField}
          label={t('accountReferral.link.label')}
          value={link}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.setSelectionRange(0, selectionEnd)}
        />
        <Button
          leftSection={isCopied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
          onClick={() => void copy()}
        >
          {t(isCopied ? 'accountReferral.link.copied' : 'accountReferral.link.copy')}
        </Button>
      </div>
      <div role="status">
        {outcome === 'failed' ? <Notice kind="warning">{t('accountReferral.link.failed')}</Notice> : null}
      </div>
    </>
  )
}
