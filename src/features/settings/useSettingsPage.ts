import { useCallback, useEffect, useReducer, useState } from 'react'
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
  const [silent, setSilent] = useState(false)
  const [attempt, ask] = useReducer((count: number) => count + 1, 0)
  const session = shown?.pageName === pageName ? shown.session : undefined

  useEffect(() => {
    let last: unknown
    let current: PageSession | undefined
    setSilent(false)
    const timer = setTimeout(() => setSilent(true), answerTimeout)
    const unlisten = device.on('pushUiConfig', (raw) => {
      if (!isAnswer(raw, pageName, last)) return
      clearTimeout(timer)
      last = raw
      if (current) return current.push(raw)
      current = new PageSession(raw)
      setShown({ pageName, session: current })
    })
    const release = device.keepAsking(source, { page: pageName })
    return () => {
      clearTimeout(timer)
      release()
      unlisten()
    }
  }, [device, pageName, source, attempt])

  const retry = useCallback(() => ask(), [])
  return { phase: session ? 'ready' : silent ? 'silent' : 'waiting', ...(session && { session }), retry }
}
