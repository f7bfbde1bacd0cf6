import { Loader } from '@mantine/core'
import {
  IconBooks,
  IconHome,
  IconPlayerPlay,
  IconPlaylist,
  IconSearch,
  IconSettings,
  type Icon,
} from '@tabler/icons-react'
import { useTranslation } from '../../../i18n/useTranslation'
import { PanelLink } from '../../../ui/navigation/PanelLink'
import classes from './TabBar.module.css'
import type { Tab, TabId } from './tabs'

const icons: Readonly<Record<TabId, Icon>> = {
  home: IconHome,
  browse: IconBooks,
  playback: IconPlayerPlay,
  queue: IconPlaylist,
  search: IconSearch,
  settings: IconSettings,
}

interface Props {
  tabs: readonly Tab[]
  currentPath: string
}

/** The screens that are a thumb away [D2.3-1]. On a wide, low screen it stands at the side and leaves the height to them. */
export const TabBar = ({ tabs, currentPath }: Props) => {
  const { t } = useTranslation()
  return (
    <nav className={classes.bar} aria-label={t('tabs.label')}>
      {tabs.map(({ id, path, isBusy }) => {
        const Icon = icons[id]
        return (
          <PanelLink key={id} href={path} className={classes.tab} isCurrent={path === currentPath}>
            {isBusy ? (
              <Loader size={20} aria-label={t('tabs.updating')} role="img" />
            ) : (
              <Icon size={24} stroke={1.5} aria-hidden />
            )}
            <span className={classes.label}>{t(`tabs.${id}`)}</span>
          </PanelLink>
        )
      })}
    </nav>
  )
}
