import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { useDevice } from '../../device'
import { PageSession } from '../../renderer'
import { useToasts } from '../../ui/toasts/useToasts'
import { isAnswer } from './pageIdentity'

/** How a page is asked for: a settings page, or a plugin's page inside the wizard [D2.10-1]. */
export type PageSource = 'getUiConfig' | 'getWizardUiConfig'

/**
 * `silent`: the player has not answered for `answerTimeout`; `broken`: what it pushed is no page. The page may still
 * come in both cases.
 */
export interface SettingsPageState {
  phase: 'waiting' | 'silent' | 'broken' | 'ready'
  session?: PageSession
  /** Asks once more. */
  retry: () => void
}

/** The page of one name: its latest push and what the user did to it. */
interface KeptPage {
  pageName: string
  last?: unknown
  session?: PageSession
}

/** Milliseconds after which a player that says nothing is said to be silent. */
const answerTimeout = 8000

/**
 * A page of the player, asked for now and after each reconnect, kept up to date by re-pushes of the same page; pushes
 * of other pages are left alone, and what is no page at all leaves the page on screen as it is and is told by a toast.
 * One session lives as long as the page's name.
 */
export function useSettingsPage(pageName: string, source: PageSource = 'getUiConfig'): SettingsPageState {
  const { t } = useTranslation()
  const device = useDevice()
  const toasts = useToasts()
  const [shown, setShown] = useState<{ pageName: string; session: PageSession }>()
  const [failure, setFailure] = useState<{ pageName: string; phase: 'silent' | 'broken' }>()
  const kept = useRef<KeptPage>(undefined)
  const session = shown?.pageName === pageName ? shown.session : undefined
  const failed = failure?.pageName === pageName ? failure.phase : undefined

  useEffect(() => {
    // A page that was hidden for a while goes on with what was typed in it.
    const page: KeptPage = kept.current?.pageName === pageName ? kept.current : { pageName }
    kept.current = page
    const unlisten = device.on('pushUiConfig', (raw) => {
      if (!isAnswer(raw, pageName, page.last)) return
      page.last = raw
      if (page.session) return page.session.push(raw)
      page.session = new PageSession(raw)
      setShown({ pageName, session: page.session })
    })
    const release = device.keepAsking(source, { page: pageName })
    return () => {
      release()
      unlisten()
    }
  }, [device, pageName, source])

  useEffect(
    () =>
      device.onRefused('pushUiConfig', () => {
        if (session)
          toasts.show({
            kind: 'warning',
            title: t('settings.brokenTitle'),
            message: t('settings.brokenKept'),
          })
        else setFailure({ pageName, phase: 'broken' })
      }),
    [t, device, toasts, session, pageName],
  )

  useEffect(() => {
    if (session || failed) return undefined
    const timer = setTimeout(() => setFailure({ pageName, phase: 'silent' }), answerTimeout)
    return () => clearTimeout(timer)
  }, [session, failed, pageName])

  const retry = useCallback(() => {
    setFailure(undefined)
    device.send(source, { page: pageName })
  }, [device, pageName, source])
  return { phase: session ? 'ready' : (failed ?? 'waiting'), ...(session && { session }), retry }
}
