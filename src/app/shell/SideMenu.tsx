import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MenuList, type MenuEntry, type PanelMenu } from '../../features/menu'
import { paths } from '../paths'
import classes from './SideMenu.module.css'

interface Props {
  menu: PanelMenu
  /** Whether the settings entries stand here too: where there is room and they are not on the screen itself. */
  hasSettings: boolean
  currentPath: string
  /** The logo, where the UI settings ask for it in the menu [D2.9-9]. */
  logo?: ReactNode
  /** Switches of the player's inputs and light [D2.9-9 D2.9-11]. */
  switches?: ReactNode
  /** After an entry was pressed. */
  onPress?: (() => void) | undefined
}

/** The side menu: what plays, the settings, their entries where there is room, and the main links of the device [D2.9-6]. */
export const SideMenu = ({ menu, hasSettings, currentPath, logo, switches, onPress }: Props) => {
  const { t } = useTranslation()
  const playback: MenuEntry = {
    key: 'playback',
    id: 'playback',
    name: t('shell.playback'),
    action: { kind: 'goto', path: paths.playback },
  }
  const settings: MenuEntry = {
    key: 'settings',
    id: 'settings',
    name: t('shell.settings'),
    action: { kind: 'goto', path: paths.settings },
  }
  const press = (entry: MenuEntry) => {
    menu.press(entry)
    onPress?.()
  }
  const list = (entries: readonly MenuEntry[]) => (
    <MenuList entries={entries} onPress={press} currentPath={currentPath} variant="rail" />
  )
  return (
    <nav className={classes.menu} aria-label={t('shell.mainMenu')}>
      {logo ? <div className={classes.logo}>{logo}</div> : null}
      {list([playback, settings])}
      {hasSettings && menu.settings.length > 0 ? (
        <div className={classes.group}>{list(menu.settings)}</div>
      ) : null}
      {menu.main.length > 0 ? <div className={classes.group}>{list(menu.main)}</div> : null}
      <div className={classes.group}>{switches}</div>
    </nav>
  )
}
