/** How grave a message is; `stickyerror` stays until it is closed. */
export type ToastKind = 'success' | 'info' | 'warning' | 'error' | 'stickyerror'

/** A short message to the user; texts may hold simple HTML, which is cleaned. */
export interface Toast {
  kind: ToastKind
  title?: string | undefined
  message?: string | undefined
  /** Stays until it is closed, whatever its kind. */
  isSticky?: boolean | undefined
  /** One thing to do about it. */
  action?: { label: string; run: () => void } | undefined
}
