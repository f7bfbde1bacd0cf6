import { useContext } from 'react'
import { ToastContext, type Toasts } from './ToastContext'

/** Shows short messages in the corner of the panel. Throws outside `ToastContext`. */
export const useToasts = (): Toasts => {
  const toasts = useContext(ToastContext)
  if (!toasts) throw new Error('useToasts needs a ToastContext above it')
  return toasts
}
