import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useTranslation } from '../../i18n/useTranslation'
import { useDevice } from '../../device'
import type { PageSession } from '../../renderer'
import { useDialogs } from '../../ui/dialogs/useDialogs'
import { checkPassword } from './checkPassword'

/**
 * Whether the page may be shown [D2.10-2]: at once without protection, else after its password was right. Cancelling
 * calls `onCancel`. A re-push of a page that was opened does not ask again.
 */
export function usePagePassword(session: PageSession, pageName: string, onCancel: () => void): boolean {
  const { t } = useTranslation()
  const device = useDevice()
  const dialogs = useDialogs()
  const protection = useStore(session.page, (page) => page.passwordProtection)
  const [open, setOpen] = useState(protection === undefined)

  useEffect(() => {
    if (open || !protection) return undefined
    let gone = false
    void dialogs
      .password({
        title: t('dialog.password.pageTitle'),
        message: protection.message,
        holdsHtml: true,
        check: (password) => checkPassword(device, password, pageName),
      })
      .then((right) => {
        if (gone) return
        if (right) setOpen(true)
        else onCancel()
      })
    return () => {
      gone = true
    }
    // Asked once for a visit of the page: neither a re-push nor a language change asks again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [session])

  return open || !protection
}
