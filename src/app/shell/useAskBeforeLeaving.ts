import { useBlocker } from '@tanstack/react-router'
import { useContext } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { useDialogs } from '../../ui/dialogs/useDialogs'
import { UnsavedEditsContext } from '../../ui/unsavedEdits/UnsavedEditsContext'

/**
 * Asks before another screen takes the place of one with unsaved edits, by whatever way it comes; closing the tab asks
 * in the browser's own words. A change of the query string alone loses nothing and asks nothing.
 */
export const useAskBeforeLeaving = (): void => {
  const { t } = useTranslation()
  const dialogs = useDialogs()
  const edits = useContext(UnsavedEditsContext)
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (!edits.exist() || current.pathname === next.pathname) return false
      const leaves = await dialogs.confirm({
        title: t('leave.title'),
        message: t('leave.message'),
        confirmLabel: t('leave.discard'),
        isDangerous: true,
      })
      return !leaves
    },
    enableBeforeUnload: () => edits.exist(),
  })
}
