import type { Toast } from '../../../ui/toasts/Toast'

/** A toast on screen. `showing` counts up when the same toast is asked for again, so that its time starts anew. */
export interface ShownToast extends Toast {
  id: number
  showing: number
}

/** At most one passing toast is open [D9-17]; sticky ones stay beside it until they are closed. */
export interface ToastQueue {
  nextId: number
  passing: ShownToast | undefined
  /** The newest toast that waits for a graver one to end. */
  waiting: Toast | undefined
  sticky: readonly ShownToast[]
}

/** No toast on screen. */
export const noToasts: ToastQueue = { nextId: 1, passing: undefined, waiting: undefined, sticky: [] }

const isGrave = ({ kind }: Toast) => kind === 'error' || kind === 'warning'

const isSame = (one: Toast, other: Toast) =>
  one.kind === other.kind && one.title === other.title && one.message === other.message

const again = (toast: ShownToast): ShownToast => ({ ...toast, showing: toast.showing + 1 })

/**
 * The queue with one more toast. A newer toast replaces the open one, except that a success or note never cuts a
 * warning or error short: it waits for its end, and only the newest waits. The same toast again is shown once.
 */
export const withToast = (queue: ToastQueue, toast: Toast): ToastQueue => {
  const shown: ShownToast = { ...toast, id: queue.nextId, showing: 1 }
  if (toast.kind === 'stickyerror' || toast.isSticky) {
    if (queue.sticky.some((sticky) => isSame(sticky, toast))) {
      return {
        ...queue,
        sticky: queue.sticky.map((sticky) => (isSame(sticky, toast) ? again(sticky) : sticky)),
      }
    }
    return { ...queue, nextId: queue.nextId + 1, sticky: [...queue.sticky, shown] }
  }
  const { passing } = queue
  if (passing && isSame(passing, toast)) return { ...queue, passing: again(passing) }
  if (passing && isGrave(passing) && !isGrave(toast)) return { ...queue, waiting: toast }
  return { ...queue, nextId: queue.nextId + 1, passing: shown, waiting: undefined }
}

/** The queue after a toast was closed or its time was up. */
export const withoutToast = (queue: ToastQueue, id: number): ToastQueue => {
  if (queue.passing?.id !== id) {
    return { ...queue, sticky: queue.sticky.filter((toast) => toast.id !== id) }
  }
  const rest: ToastQueue = { ...queue, passing: undefined, waiting: undefined }
  return queue.waiting ? withToast(rest, queue.waiting) : rest
}
