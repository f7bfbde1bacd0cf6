import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/TranslationProvider'
import { markedPath, MenuList, type MenuEntry, type PanelMenu } from '../../features/menu'
import type { ScreenEntry } from './bars/tabs'
import { UserCard } from '../../ui/account/AccountSlotsContext'
import { parseSafeAddress } from '../../ui/safeAddress'
import classes from './SideMenu.module.css'

interface Props {
  menu: PanelMenu
  /** The screens of the panel. */
  screens: readonly ScreenEntry[]
  /** Present while another player than the panel's own is driven. */
  away?: { words: string; label: string; onBack: () => void } | undefined
  /**
   * Whether the settings entries stand here too: where there is room and they are not on the screen itself.
   */
  hasSettings: boolean
  currentPath: string
  /** The logo, where the UI settings ask for it in the menu [D2.9-9]. */
  logo?: ReactNode
  /** The sources of the player, where the theme has them in its main menu [D2.9-12]. */
  sources?: ReactNode
  /** Links that the UI settings add to the main menu [D2.9-12]; addresses that are none are left out. */
  links?: readonly { name: string; url: string }[] | undefined
  /** Switches of the player's inputs and light [D2.9-9 D2.9-11]. */
  switches?: ReactNode
  /** After an entry was pressed. */
  onPress?: (() => void) | undefined
}

/**
 * The side menu: the screens, the settings' entries where there is room, and the main links of the device
 * [D2.9-6].
 */
export const SideMenu = ({
  menu,
  screens,
  away,
  hasSettings,
  currentPath,
  logo,
  switches,
  onPress,
  ...props
}: Props) => {
  const { t } = useTranslation()
  const entries = screens.map(({ id, path, isBusy }): MenuEntry => ({
    key: id,
    id,
    name: t(`tabs.${id}`),
    action: { kind: 'goto', path },
    ...(isBusy && { busy: t('tabs.updating') }),
  }))
  const links = (props.links ?? []).flatMap(({ name, url }): MenuEntry[] => {
    const address = parseSafeAddress(url)
    return address.ok
      ? [{ key: `link ${url}`, id: 'link', name, action: { kind: 'openWindow', href: address.href } }]
      : []
  })
  const main = [...menu.main, ...links]
  const marked = markedPath(currentPath, [...entries, ...(hasSettings ? menu.settings : []), ...main])
  const press = (entry: MenuEntry) => {
    menu.press(entry)
    onPress?.()
  }
  const list = (entries: readonly MenuEntry[]) => (
    <MenuList entries={entries} onPress={press} currentPath={marked} variant="rail" />
  )
  return (
    <nav className={classes.menu} aria-label={t('shell.mainMenu')}>
      {logo ? <div className={classes.logo}>{logo}</div> : null}
      {away ? (
        <div className={classes.away}>
          <span>{away.words}</span>
          <Button
            variant="default"
            fullWidth
            onClick={() => {
              away.onBack()
              onPress?.()
            }}
          >
            {away.label}
          </Button>
        </div>
      ) : null}
      <UserCard place="menu" />
      {list(entries)}
      {props.sources ? <div className={classes.group}>{props.sources}</div> : null}
      {hasSettings && menu.settings.length > 0 ? (
        <div className={classes.group}>{list(menu.settings)}</div>
      ) : null}
      {main.length > 0 ? <div className={classes.group}>{list(main)}</div> : null}
      <div className={classes.group}>{switches}</div>
    </nav>
  )
}
