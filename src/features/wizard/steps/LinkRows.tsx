import { VisuallyHidden } from '@mantine/core'
import { IconArrowUpRight } from '@tabler/icons-react'
import { useTranslation } from '../../../i18n/useTranslation'
import classes from './LinkRows.module.css'

/** Addresses of the brand under their names, which open in windows of their own. */
export const LinkRows = ({ links }: { links: readonly { name: string; url: string }[] }) => {
  const { t } = useTranslation()
  return (
    <ul className={classes.rows}>
      {links.map(({ name, url }) => (
        <li key={url}>
          <a className={classes.link} href={url} target="_blank" rel="noopener noreferrer">
            <span className={classes.name}>{name}</span>
            <IconArrowUpRight size={20} stroke={1.5} aria-hidden />
            <VisuallyHidden>{t('shell.newWindow')}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  )
}
