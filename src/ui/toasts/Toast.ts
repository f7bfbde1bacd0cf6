/** How grave a message is; `stickyerror` stays until it is closed. */
export type ToastKind = 'success' | 'info' | 'warning' | 'error' | 'stickyerror'

/** A short message to the user. */
export interface Toast {
  kind: ToastKind
  title?: string | undefined
  message?: string | undefined
  /** The message is a device's: simple HTML in it is drawn, cleaned. Names in our own messages stay text. */
  holdsHtml?: boolean | undefined
  /** Stays until it is closed, whatever its kind. */
  isSticky?: boolean | undefined
  /** One thing to do about it. */
  action?: { label: string; run: () => void } | undefined
}
