import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useContext } from 'react'
import { useIsLocked, useNowPlaying, useAsk, useDevice, type Device } from '../../device'
import { paths } from '../paths'
import { useTranslation } from '../../i18n/TranslationProvider'
import { useDialogs } from '../../ui/dialogs/Dialogs'
import { usePlayerSwitch } from '../../ui/players/PlayerSwitchContext'
import { useToasts } from '../../ui/toasts/Toast'
import { UnsavedEditsContext } from '../../ui/unsavedEdits/UnsavedEdits'
import { LanguageContext } from '../../features/language/language'
import { usePanelServices } from '../PanelServices'
import { ownEntry, readServedEntry } from '../../ui/servedPage'

/** Whether whoever serves this page serves another release now. */
const isNewer = async (): Promise<boolean> => {
  const own = ownEntry()
  return own !== undefined && (await readServedEntry().catch(() => own)) !== own
}

/**
 * Calls `onNewer`, once, when a newer release has come in the place of this one: asked when a file of ours
 * cannot be had, and each time the player is back, for an update starts it anew. Returns what stops it.
 */
export function watchRelease(device: Pick<Device, 'onConnection'>, onNewer: () => void): () => void {
  let isOver = false
  const look = async (): Promise<void> => {
    if (isOver || !(await isNewer()) || isOver) return
    isOver = true
    onNewer()
  }
  const lookNow = () => void look()
  let wasLost = false
  const leave = device.onConnection((isConnected) => {
    if (isConnected && wasLost) lookNow()
    wasLost ||= !isConnected
  })
  window.addEventListener('vite:preloadError', lookNow)
  return () => {
    isOver = true
    leave()
    window.removeEventListener('vite:preloadError', lookNow)
  }
}

/**
 * While the player takes no orders the panel is led to what plays and stays there [D2.3-4 D4-8]. Gives the
 * service that plays while that screen is to be covered, else undefined: a form with unsaved edits that its
 * user does not leave, and the first-run wizard, are not covered.
 */
export const useLock = (currentPath: string): string | undefined => {
  const router = useRouter()
  const isLocked = useIsLocked()
  const service = useNowPlaying((playing) => playing.service)
  useEffect(() => {
    if (isLocked && currentPath !== paths.playback && currentPath !== paths.wizard)
      router.history.replace(paths.playback)
  }, [isLocked, currentPath, router])
  return isLocked && currentPath === paths.playback ? (service ?? '') : undefined
}

/**
 * Asks whether the first-run wizard is still to be done, and goes there whenever the device wants it [D2.2-16
 * D7-42 D7-43]. A way that leads elsewhere meanwhile, as the redirects of the first address do, does not
 * swallow the wish.
 */
export const useWizardOpening = (): void => {
  const device = useDevice()
  const router = useRouter()
  const isWanted = useRef(false)
  useAsk('getWizard')
  useEffect(() => {
    const isThere = () => router.state.location.pathname === paths.wizard
    const stops = [
      device.on('pushWizard', ({ openWizard }) => {
        if (!openWizard || isThere()) return
        isWanted.current = true
        router.history.push(paths.wizard)
      }),
      router.subscribe('onResolved', () => {
        if (!isWanted.current) return
        if (isThere()) isWanted.current = false
        else router.history.push(paths.wizard)
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [device, router])
}

const networkPath = paths.plugin('system_controller/network')

/**
 * Follows the device's language and its wish for a reload [D4-39], on the network's page also after the
 * network [D4-37]. Where a form holds unsaved edits the page is not reloaded behind the user's back: a
 * message that stays offers it, and who accepts while there still are edits is asked once, by our own dialog
 * and not by the browser, too. The first-run wizard is never torn away from under its user: what is asked
 * there is done once it is left. A newer release of the panel is always an offer: nobody asked for it.
 */
export const useReloadRequests = (): void => {
  const { t } = useTranslation()
  const device = useDevice()
  const router = useRouter()
  const toasts = useToasts()
  const dialogs = useDialogs()
  const edits = useContext(UnsavedEditsContext)
  const languageStore = useContext(LanguageContext)
  const { reload } = usePanelServices()
  const isAway = usePlayerSwitch().guestName !== undefined
  const pending = useRef<{ title: string; message: string }>(undefined)
  const isNewerTold = useRef(false)

  useEffect(() => {
    const reloadOrOffer = (title: string, message: string) => {
      if (router.state.location.pathname === paths.wizard) {
        pending.current = { title, message }
        return
      }
      if (edits.exist()) offer(title, message)
      else reload()
    }
    const offer = (title: string, message: string): void =>
      toasts.show({
        kind: 'info',
        isSticky: true,
        title,
        message,
        action: {
          label: t('action.reload'),
          run: () => void reloadIfSure(() => offer(title, message)),
        },
      })
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
    const offerPending = () => {
      const { current } = pending
      pending.current = undefined
      if (current) reloadOrOffer(current.title, current.message)
    }
    const stops = [
      router.subscribe('onResolved', ({ toLocation }) => {
        if (toLocation.pathname !== paths.wizard) offerPending()
      }),
      watchRelease(device, () => {
        if (!isNewerTold.current) offer(t('reload.newerTitle'), t('reload.newerMessage'))
        isNewerTold.current = true
      }),
      device.on('reloadUi', () => reloadOrOffer(t('reload.askedTitle'), t('reload.askedMessage'))),
      device.on('pushInfoNetworkReload', () => {
        if (router.state.location.pathname === networkPath)
          reloadOrOffer(t('reload.askedTitle'), t('reload.askedMessage'))
      }),
      device.on('pushUiSettings', ({ language }) => {
        // The language of another player is not that of the panel's own.
        if (!languageStore || language === undefined || isAway) return
        void languageStore.hear(language).then((wasChanged) => {
          if (wasChanged) reloadOrOffer(t('reload.languageTitle'), t('reload.languageMessage'))
        })
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [device, router, toasts, dialogs, edits, languageStore, reload, isAway, t])
}
