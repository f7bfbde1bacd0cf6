import { Button } from '@mantine/core'
import { IconBrandFacebook, IconBrandWhatsapp, IconBrandX, IconMail, type Icon } from '@tabler/icons-react'
import { useTranslation } from '../../../i18n/useTranslation'
import { readCloudConfig } from '../../../cloud/readCloudConfig'
import { useBrand } from '../../../ui/brand/useBrand'
import classes from './Referral.module.css'
import { hashtagOf, shareAddress, type ShareTarget } from './shareTargets'

const targets: readonly [ShareTarget, Icon][] = [
  ['mail', IconMail],
  ['network', IconBrandFacebook],
  ['microblog', IconBrandX],
  ['messenger', IconBrandWhatsapp],
]

interface Props {
  link: string
}

/** Ways to share the link, each in a new window that learns nothing of this one [A2.4-59]. */
export const ShareButtons = ({ link }: Props) => {
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
