import { useCallback } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { useToasts } from './useToasts'

/** What became of a command, as the device client tells it. */
type Outcome =
  { status: 'sent' | 'held' | 'silent' | 'lost' } | { status: 'refused'; reason: 'offline' | 'invalid' }

/** Tells the user when a command did not go out, and why; gives whether it did. */
export function useTellRefusal(): (outcome: Outcome) => boolean {
  const { t } = useTranslation()
  const toasts = useToasts()
  return useCallback(
    (outcome) => {
      if (outcome.status !== 'refused') return true
      const message = t(`connection.refused.${outcome.reason}`)
      toasts.show({ kind: 'error', title: t('toast.notDone'), message })
      return false
    },
    [t, toasts],
  )
}
