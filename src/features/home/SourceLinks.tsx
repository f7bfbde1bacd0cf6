import { Title } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import type { BrowseSource } from '../../../schemas/generated/types'
import { useOrigin } from '../../device'
import { Cover } from '../../ui/cover/Cover'
import { FontAwesomeIcon } from '../../ui/fontAwesome/FontAwesomeIcon'
import { PanelLink } from '../../ui/navigation/PanelLink'
import { sourceAddress } from '../../ui/navigation/sourceAddress'
import home from './HomeView.module.css'
import classes from './SourceLinks.module.css'

/** The sources of the player, each a link to its page in browse; nothing where there are none. */
export function SourceLinks({ sources }: { sources: readonly BrowseSource[] }) {
  const { t } = useTranslation()
  const origin = useOrigin()
  const id = useId()
  const shown = sources.flatMap((source) => {
    const href = sourceAddress(source)
    return href === undefined ? [] : [{ source, href }]
  })
  if (shown.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Title order={2} id={id} className={home.heading}>
        {t('home.sources')}
      </Title>
      <ul className={classes.list}>
        {shown.map(({ source, href }, place) => (
          <li key={`${place} ${href}`}>
            <PanelLink href={href} className={classes.link}>
              {source.icon && !source.albumart ? (
                <span className={`${classes.art} ${classes.icon}`}>
                  <FontAwesomeIcon name={source.icon} size={22} />
                </span>
              ) : (
                <span className={classes.art}>
                  <Cover albumart={source.albumart} origin={origin} />
                </span>
              )}
              <span className={classes.name}>{source.name?.trim() || source.uri}</span>
              <IconChevronRight className={classes.sign} size={18} stroke={1.5} aria-hidden />
            </PanelLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
