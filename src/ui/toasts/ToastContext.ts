import { createContext } from 'react'
import type { Toast } from './Toast'

/** Shows toasts; `app/overlays` provides it. */
export interface Toasts {
  show: (toast: Toast) => void
}

/** Undefined outside the app, which `useToasts` refuses. */
export const ToastContext = createContext<Toasts | undefined>(undefined)
