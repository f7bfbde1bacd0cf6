import { Button, CloseButton } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState, useCallback, useMemo } from 'react'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { DeviceText } from '../../../ui/SafeHtml'
import { type Toast, ToastContext, useToasts } from '../../../ui/toasts/Toast'
import toastFrameClasses from './ToastFrame.module.css'
import passingToastClasses from './PassingToast.module.css'
import { Boundary } from '../../../ui/Boundary'
import classes from './ToastProvider.module.css'
import { isTrueSuccess, useDevice } from '../../../device'

interface ToastFrameProps {
  toast: Toast
  onClose: () => void
  /** The bar of the time that is left. */
  children?: ReactNode
}

const icons = {
  success: IconCircleCheck,
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  error: IconCircleX,
  stickyerror: IconCircleX,
}

/** One message: icon and word for its kind, title, text, close button. */
const ToastFrame = ({ toast, onClose, children }: ToastFrameProps) => {
  const { t } = useTranslation()
  const Icon = icons[toast.kind]
  const { action } = toast
  const kindWord = t(`toast.${toast.kind === 'stickyerror' ? 'error' : toast.kind}`)
  return (
    <div className={toastFrameClasses.toast} data-kind={toast.kind}>
      <Icon size={24} stroke={1.5} className={toastFrameClasses.icon} role="img" aria-label={kindWord} />
      <div className={toastFrameClasses.text}>
        {toast.title ? <div className={toastFrameClasses.title}>{toast.title}</div> : null}
        {toast.message ? <DeviceText text={toast.message} holdsHtml={toast.holdsHtml === true} /> : null}
        {action ? (
          <Button
            className={toastFrameClasses.action}
            variant="default"
            onClick={() => {
              action.run()
              onClose()
            }}
          >
            {action.label}
          </Button>
        ) : null}
      </div>
      <CloseButton aria-label={t('action.close')} onClick={onClose} className={toastFrameClasses.close} />
      {children}
    </div>
  )
}

/**
 * A toast on screen. `showing` counts up when the same toast is asked for again, so that its time starts
 * anew.
 */
interface ShownToast extends Toast {
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
 * The queue with one more toast. A newer toast replaces the open one, except that a success or note never
 * cuts a warning or error short: it waits for its end, and only the newest waits. The same toast again is
 * shown once.
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

/** How long a toast stays, and how long once the pointer has left it, in ms [D9-17]. */
const toastTime = { open: 5000, extended: 1000 }

/**
 * The running time of a toast: how many ms this run lasts (undefined while held), and how to hold and release
 * it.
 */
interface ToastTime {
  run: number | undefined
  hold: () => void
  release: () => void
}

/**
 * Calls `onEnd` after 5 s; while held the clock stands, after that 1 s is left. A new `showing` starts it
 * anew.
 */
const useToastTime = (showing: number, onEnd: () => void): ToastTime => {
  const [state, setState] = useState<{ showing: number; run: number | undefined }>({
    showing,
    run: toastTime.open,
  })
  if (state.showing !== showing) setState({ showing, run: toastTime.open })
  useEffect(() => {
    if (state.run === undefined) return undefined
    const timer = setTimeout(onEnd, state.run)
    return () => clearTimeout(timer)
  }, [state, onEnd])
  return {
    run: state.run,
    hold: () => setState({ showing, run: undefined }),
    release: () => setState({ showing, run: toastTime.extended }),
  }
}

interface PassingToastProps {
  toast: ShownToast
  onEnd: (id: number) => void
}

/** A toast that leaves by itself; a pointer or the focus on it holds it. */
const PassingToast = ({ toast, onEnd }: PassingToastProps) => {
  const { id, showing } = toast
  const end = useCallback(() => onEnd(id), [onEnd, id])
  const { run, hold, release } = useToastTime(showing, end)
  return (
    <div onMouseEnter={hold} onMouseLeave={release} onFocus={hold} onBlur={release}>
      <ToastFrame toast={toast} onClose={end}>
        {run === undefined ? null : (
          <span
            key={`${showing} ${run}`}
            className={passingToastClasses.time}
            style={{ animationDuration: `${run}ms` }}
            data-testid="toast-time"
            aria-hidden
          />
        )}
      </ToastFrame>
    </div>
  )
}

interface ToastProviderProps {
  children: ReactNode
}

const isUrgent = ({ kind }: Toast) => kind !== 'success' && kind !== 'info'

/**
 * Gives `useToasts` to all below it and draws the toasts; warnings and errors interrupt a screen reader,
 * others wait.
 */
export const ToastProvider = ({ children }: ToastProviderProps) => {
  const { t } = useTranslation()
  const [queue, setQueue] = useState(noToasts)
  const end = useCallback((id: number) => setQueue((before) => withoutToast(before, id)), [])
  const toasts = useMemo(
    () => ({ show: (toast: Toast) => setQueue((before) => withToast(before, toast)) }),
    [],
  )
  const { passing, sticky } = queue
  const draw = (toast: ShownToast) => (
    <Boundary key={toast.id} fallback={null}>
      <PassingToast toast={toast} onEnd={end} />
    </Boundary>
  )
  return (
    <ToastContext value={toasts}>
      {children}
      <section className={classes.stack} aria-label={t('toast.region')}>
        <div role="alert">
          {sticky.map((toast) => (
            <Boundary key={`${toast.id} ${toast.showing}`} fallback={null}>
              <ToastFrame toast={toast} onClose={() => end(toast.id)} />
            </Boundary>
          ))}
          {passing && isUrgent(passing) ? draw(passing) : null}
        </div>
        <div role="status">{passing && !isUrgent(passing) ? draw(passing) : null}</div>
      </section>
    </ToastContext>
  )
}

/**
 * Shows the toasts that the device pushes [D2.3-5], and says which presses a dead network has swallowed.
 * Draws nothing itself.
 */
export const DeviceToasts = () => {
  const { t } = useTranslation()
  const device = useDevice()
  const toasts = useToasts()
  useEffect(
    () =>
      device.on('pushToastMessage', ({ type, title, message }) => {
        const show = () => toasts.show({ kind: type, title, message, holdsHtml: true })
        const isTrue = type !== 'success' || isTrueSuccess(device, `${title ?? ''} ${message ?? ''}`)
        if (isTrue === true) show()
        // Players say that they have done what they are only about to try.
        else void isTrue.then((is) => is && show())
      }),
    [device, toasts],
  )
  useEffect(
    () =>
      device.onLost(({ dropped }) =>
        toasts.show({
          kind: 'warning',
          title: t('toast.notDone'),
          message: t(dropped.length > 0 ? 'connection.lost.dropped' : 'connection.lost.doubtful'),
        }),
      ),
    [device, toasts, t],
  )
  return null
}
