import { Button, TextInput } from '@mantine/core'
import {
  IconBrandFacebook,
  IconBrandWhatsapp,
  IconBrandX,
  IconMail,
  type Icon,
  IconCheck,
  IconCopy,
} from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { readCloudConfig } from '../../../cloud/readCloudConfig'
import { useBrand } from '../../../ui/brand/BrandContext'
import classes from './Referral.module.css'
import { copyText } from '../../../ui/copyText'
import { Notice } from '../../../ui/states'

/** Where a link can be shared [A2.4-59]. */
type ShareTarget = 'mail' | 'network' | 'microblog' | 'messenger'

/** What is shared: promotional words in the user's language, and the link. */
interface Shared {
  link: string
  /** Subject of a mail. */
  subject: string
  text: string
  /** Without #; of the microblog. */
  hashtag: string
}

const query = (fields: Record<string, string>) =>
  // Mail programs take + for a plus.
  new URLSearchParams(fields).toString().replaceAll('+', '%20')

/** The address that shares a link there: a mail to be sent, or the page of a service. */
export const shareAddress = (target: ShareTarget, { link, subject, text, hashtag }: Shared): string => {
  switch (target) {
    case 'mail':
      return `mailto:?${query({ subject, body: `${text}\n\n${link}` })}`
    case 'network':
      return `https://www.facebook.com/sharer/sharer.php?${query({ u: link, quote: text })}`
    case 'microblog':
      return `https://twitter.com/intent/tweet?${query({ text, url: link, hashtags: hashtag })}`
    case 'messenger':
      return `https://wa.me/?${query({ text: `${text} ${link}` })}`
  }
}

/** A hashtag is letters and digits. */
export const hashtagOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}_]/gu, '')

const targets: readonly [ShareTarget, Icon][] = [
  ['mail', IconMail],
  ['network', IconBrandFacebook],
  ['microblog', IconBrandX],
  ['messenger', IconBrandWhatsapp],
]

interface ShareButtonsProps {
  link: string
}

/** Ways to share the link, each in a new window that learns nothing of this one [A2.4-59]. */
export const ShareButtons = ({ link }: ShareButtonsProps) => {
  const { t } = useTranslation()
  const brand = useBrand()
  const { productName: product } = brand
  const shared = {
    link,
    subject: t('accountReferral.share.subject', { product }),
    text: t('accountReferral.share.text', { product }),
    hashtag: hashtagOf(readCloudConfig(brand).config?.referral?.hashtag ?? product),
  }
  return (
    <ul className={classes.shares} aria-label={t('accountReferral.share.label')}>
      {targets.map(([target, Icon]) => (
        <li key={target}>
          <Button
            component="a"
            href={shareAddress(target, shared)}
            target="_blank"
            rel="noopener noreferrer"
            variant="default"
            leftSection={<Icon size={18} stroke={1.5} aria-hidden />}
          >
            {t(`accountReferral.share.${target}`)}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** How far the link is selected, whatever its length [A9-13]. */
const selectionEnd = 99_999

interface ShareLinkProps {
  link: string
}

/**
 * The link to share, with a button that copies it [A2.4-58 A4.16-1]; where the browser does not, that is said
 * [A8-30].
 */
export const ShareLink = ({ link }: ShareLinkProps) => {
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
