import { useRouter } from '@tanstack/react-router'
import { useContext, useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { useDevice } from '../../device'
import { useDialogs } from '../../ui/dialogs/useDialogs'
import { usePlayerSwitch } from '../../ui/players/PlayerSwitchContext'
import { useToasts } from '../../ui/toasts/useToasts'
import { UnsavedEditsContext } from '../../ui/unsavedEdits/UnsavedEditsContext'
import { LanguageContext } from '../../features/language'
import { usePanelServices } from '../PanelServices'
import { paths } from '../paths'

const networkPath = paths.plugin('system_controller/network')

/**
 * Follows the device's language and its wish for a reload [D4-39], on the network's page also after the network [D4-37].
 * Where a form holds unsaved edits the page is not reloaded behind the user's back: a message that stays offers it, and
 * who accepts while there still are edits is asked once, by our own dialog and not by the browser, too. The first-run
 * wizard is never torn away from under its user: what is asked there is done once it is left.
 */
export const useDeviceWishes = (): void => {
  const { t } = useTranslation()
  const device = useDevice()
  const router = useRouter()
  const toasts = useToasts()
  const dialogs = useDialogs()
  const edits = useContext(UnsavedEditsContext)
  const keeper = useContext(LanguageContext)
  const { reload } = usePanelServices()
  const isAway = usePlayerSwitch().guestName !== undefined
  const owed = useRef<{ title: string; message: string }>(undefined)

  useEffect(() => {
    const reloadOrOffer = (title: string, message: string) => {
      if (router.state.location.pathname === paths.wizard) {
        owed.current = { title, message }
        return
      }
      if (!edits.exist()) {
        reload()
        return
      }
      const offer = () =>
        toasts.show({
          kind: 'info',
          isSticky: true,
          title,
          message,
          action: { label: t('action.reload'), run: () => void reloadIfSure(offer) },
        })
      offer()
    }
    const reloadIfSure = async (offerAgain: () => void) => {
      const isSure =
        !edits.exist() ||
        (await dialogs.confirm({
          title: t('reload.title'),
          message: t('reload.message'),
          confirmLabel: t('reload.discard'),
          isDangerous: true,
        }))
      if (!isSure) return offerAgain()
      edits.giveUp()
      reload()
    }
    const payOwed = () => {
      const { current } = owed
      owed.current = undefined
      if (current) reloadOrOffer(current.title, current.message)
    }
    const stops = [
      router.subscribe('onResolved', ({ toLocation }) => {
        if (toLocation.pathname !== paths.wizard) payOwed()
      }),
      device.on('reloadUi', () => reloadOrOffer(t('reload.askedTitle'), t('reload.askedMessage'))),
      device.on('pushInfoNetworkReload', () => {
        if (router.state.location.pathname === networkPath)
          reloadOrOffer(t('reload.askedTitle'), t('reload.askedMessage'))
      }),
      device.on('pushUiSettings', ({ language }) => {
        // The language of another player is not that of the panel's own.
        if (!keeper || language === undefined || isAway) return
        void keeper.hear(language).then((wasChanged) => {
          if (wasChanged) reloadOrOffer(t('reload.languageTitle'), t('reload.languageMessage'))
        })
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [device, router, toasts, dialogs, edits, keeper, reload, isAway, t])
}
