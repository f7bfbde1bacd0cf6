import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MenuList, type MenuEntry, type PanelMenu } from '../../features/menu'
import type { Tab } from './bars/tabs'
import classes from './SideMenu.module.css'

interface Props {
  menu: PanelMenu
  /** The screens of the panel. */
  tabs: readonly Tab[]
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

/** The side menu: the screens, the settings' entries where there is room, and the main links of the device [D2.9-6]. */
export const SideMenu = ({ menu, tabs, hasSettings, currentPath, logo, switches, onPress }: Props) => {
  const { t } = useTranslation()
  const screens = tabs.map(({ id, path, isBusy }): MenuEntry => ({
    key: id,
    id,
    name: t(`tabs.${id}`),
    action: { kind: 'goto', path },
    ...(isBusy && { busy: t('tabs.updating') }),
  }))
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
      {list(screens)}
      {hasSettings && menu.settings.length > 0 ? (
        <div className={classes.group}>{list(menu.settings)}</div>
      ) : null}
      {menu.main.length > 0 ? <div className={classes.group}>{list(menu.main)}</div> : null}
      <div className={classes.group}>{switches}</div>
    </nav>
  )
}
