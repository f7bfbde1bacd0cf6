import { useCallback, useEffect, useState } from 'react'
import { useDevice } from '../../device'
import { PageSession } from '../../renderer'
import { isAnswer } from './pageIdentity'

/** How a page is asked for: a settings page, or a plugin's page inside the wizard [D2.10-1]. */
export type PageSource = 'getUiConfig' | 'getWizardUiConfig'

/** `silent`: the player has not answered for `answerTimeout`; the page may still come. */
export interface SettingsPageState {
  phase: 'waiting' | 'silent' | 'ready'
  session?: PageSession
  /** Asks once more. */
  retry: () => void
}

/** Milliseconds after which a player that says nothing is said to be silent. */
const answerTimeout = 8000

/**
 * A page of the player, asked for now and after each reconnect, kept up to date by re-pushes of the same page; pushes
 * of other pages are left alone. One session lives as long as the page's name.
 */
export function useSettingsPage(pageName: string, source: PageSource = 'getUiConfig'): SettingsPageState {
  const device = useDevice()
  const [shown, setShown] = useState<{ pageName: string; session: PageSession }>()
  const [silentPage, setSilentPage] = useState<string>()
  const session = shown?.pageName === pageName ? shown.session : undefined
  const silent = silentPage === pageName

  useEffect(() => {
    let last: unknown
    let current: PageSession | undefined
    const unlisten = device.on('pushUiConfig', (raw) => {
      if (!isAnswer(raw, pageName, last)) return
      last = raw
      if (current) return current.push(raw)
      current = new PageSession(raw)
      setShown({ pageName, session: current })
    })
    const release = device.keepAsking(source, { page: pageName })
    return () => {
      release()
      unlisten()
    }
  }, [device, pageName, source])

  useEffect(() => {
    if (session || silent) return undefined
    const timer = setTimeout(() => setSilentPage(pageName), answerTimeout)
    return () => clearTimeout(timer)
  }, [session, silent, pageName])

  const retry = useCallback(() => {
    setSilentPage(undefined)
    device.send(source, { page: pageName })
  }, [device, pageName, source])
  return { phase: session ? 'ready' : silent ? 'silent' : 'waiting', ...(session && { session }), retry }
}
