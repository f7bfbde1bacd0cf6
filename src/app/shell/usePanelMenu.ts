import { useMediaQuery } from '@mantine/hooks'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { useTranslation } from '../../i18n/TranslationProvider'
import { useAsk, useTopic } from '../../device'
import { toMenu, type MenuEntry, type PanelMenu } from '../../features/menu'
import { useBrand } from '../../ui/brand/BrandContext'
import { useDialogs } from '../../ui/dialogs/Dialogs'
import { usePanelModals } from '../../ui/modal/PanelModals'
import { screenExists } from '../../ui/navigation/PanelLink'
import { parseSafeAddress } from '../../ui/safeAddress'
import { useAccountRules } from '../account/accountRules'
import { usePanelServices } from '../PanelServices'
import { resolveState } from '../resolveState'

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
