import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useCallback, useMemo } from 'react'
import { useAsk, useTopic } from '../../device'
import { markedPath, type MenuEntry, MenuList, type PanelMenu, toMenu } from '../../features/menu'
import { useTranslation } from '../../i18n/TranslationProvider'
import { UserCard } from '../../ui/account/AccountSlotsContext'
import { useBrand } from '../../ui/brand/BrandContext'
import { useDialogs } from '../../ui/dialogs/Dialogs'
import { usePanelModals } from '../../ui/modal/PanelModals'
import { screenExists } from '../../ui/navigation/PanelLink'
import { parseSafeAddress } from '../../ui/safeAddress'
import { useAccountRules } from '../account/accountRules'
import { usePanelServices } from '../PanelServices'
import { resolveState } from '../resolveState'
import type { ScreenEntry } from './bars/BottomBars'
import classes from './SideMenu.module.css'

const none: PanelMenu['main'] = []

/** The menus that the device pushes, by the rules of this panel, and what pressing an entry does here. */
export const usePanelMenu = (): PanelMenu => {
  const { t } = useTranslation()
  const router = useRouter()
  const dialogs = useDialogs()
  const modals = usePanelModals()
  const { word } = useBrand()
  const { mode, accounts } = usePanelServices()
  const { isKiosk } = mode
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  // The card of the user stands in the place of the item [A2.1-4], also while it is still on its way.
  const { isAuthEnabled = false, hasFeatures } = useAccountRules()
  const hasCard = accounts !== undefined && isAuthEnabled && hasFeatures
  useAsk('getMenuItems')
  const items = useTopic('pushMenuItems')

  const menu = useMemo(
    () =>
      items &&
      toMenu(items, {
        word,
        isKiosk,
        hidesAccount: isPhone || hasCard,
        resolveState: (state, params) => resolveState(state, params, word),
        screenExists: (path) => screenExists(router, path),
        safeAddress: (url) => {
          const address = parseSafeAddress(url, { base: window.location.href })
          return address.ok ? address.href : undefined
        },
      }),
    [items, word, isKiosk, isPhone, hasCard, router],
  )

  const press = useCallback(
    ({ action, name, id }: MenuEntry) => {
      switch (action.kind) {
        case 'goto':
          // Who is there already stays [D2.6-14].
          if (router.history.location.href !== action.path) router.history.push(action.path)
          return
        case 'modal':
          if (modals.open({ name: action.name, size: action.size })) return
          void dialogs.info({ title: t('menu.elsewhere', { name: name || id }), message: t('menu.noModal') })
          return
        case 'none':
          void dialogs.info({
            title: t('menu.elsewhere', { name: name || id }),
            message: t(`menu.${action.reason}`),
          })
          return
        case 'openWindow':
        // The entry is a link, which the browser follows by itself.
      }
    },
    [router, dialogs, modals, t],
  )

  return useMemo(
    () => ({
      main: menu?.main ?? none,
      settings: menu?.settings ?? none,
      isAccountEnabled: menu?.isAccountEnabled ?? false,
      isKnown: menu !== undefined,
      press,
    }),
    [menu, press],
  )
}

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
