import { useCallback, useContext } from 'react'
import { useTranslation } from '../i18n/TranslationProvider'
import { ToastContext } from './toasts/Toast'

/** Whom it was said to: the panel has one place for its messages as long as the page lives. */
const told = new WeakSet<object>()

/** Whether this browser keeps anything: some forbid it, some are full. */
function canKeep(): boolean {
  const key = 'kept'
  try {
    window.localStorage.setItem(key, '1')
    window.localStorage.removeItem(key)
    return true
  } catch {
    return false
  }
}

/**
 * Gives what is called after somebody has chosen something that this browser should keep: it says, once, that
 * it keeps nothing. Says nothing where there is no place for messages.
 */
export function useTellForgotten(): () => void {
  const { t } = useTranslation()
  const toasts = useContext(ToastContext)
  return useCallback(() => {
    if (!toasts || told.has(toasts) || canKeep()) return
    told.add(toasts)
    toasts.show({ kind: 'info', title: t('storage.title'), message: t('storage.message') })
  }, [t, toasts])
}
