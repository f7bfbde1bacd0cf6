import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useTranslation } from '../../i18n/useTranslation'
import type { PageSession } from '../../renderer'
import { useDialogs } from '../../ui/dialogs/useDialogs'
import type { PagePhase } from '../channel/FromPage'

/**
 * How far the way into a page is: asks for its password as the interface does [D2.10-2], where any word will do. A page that
 * was opened does not ask again, whatever is saved meanwhile.
 */
export function usePassword(session: PageSession, isUnlocked: boolean): PagePhase {
  const { t } = useTranslation()
  const dialogs = useDialogs()
  const protection = useStore(session.page, (page) => page.passwordProtection)
  const [phase, setPhase] = useState<PagePhase>(protection && !isUnlocked ? 'locked' : 'open')

  useEffect(() => {
    if (phase !== 'locked' || !protection) return undefined
    let gone = false
    const check = () => Promise.resolve(true)
    void dialogs
      .password({
        title: t('dialog.password.pageTitle'),
        message: protection.message,
        holdsHtml: true,
        check,
      })
      .then((right) => gone || setPhase(right ? 'open' : 'left'))
    return () => {
      gone = true
    }
    // Asked once for a visit of the page: neither a save nor a language change asks again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  return protection ? phase : 'open'
}
