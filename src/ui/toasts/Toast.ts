import { createContext, useContext, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/TranslationProvider'

/** How grave a message is; `stickyerror` stays until it is closed. */
type ToastKind = 'success' | 'info' | 'warning' | 'error' | 'stickyerror'

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

/** Shows toasts; `app/overlays` provides it. */
interface Toasts {
  show: (toast: Toast) => void
}

/** Undefined outside the app, which `useToasts` refuses. */
export const ToastContext = createContext<Toasts | undefined>(undefined)

/** Shows short messages in the corner of the panel. Throws outside `ToastContext`. */
export const useToasts = (): Toasts => {
  const toasts = useContext(ToastContext)
  if (!toasts) throw new Error('useToasts needs a ToastContext above it')
  return toasts
}

/** What became of a command, as the device client tells it. */
type Outcome =
  | { status: 'sent' | 'held' | 'silent' | 'lost' }
  | { status: 'refused'; reason: 'offline' | 'invalid' }

/** Tells the user when a command did not go out, and why; gives whether it did. */
export function useReportOutcome(): (outcome: Outcome) => boolean {
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

type Failure = 'failed' | 'silent'

/** What was sent and what becomes of it, as the device client tells it. */
interface Told {
  outcome: Parameters<ReturnType<typeof useReportOutcome>>[0]
  truth: Promise<{ status: 'done' | Failure; reason?: string | undefined }>
}

/** A form that waits until the player has done what it sent. */
interface TellTruth {
  isWaiting: boolean
  /** What went wrong, in words; undefined until something has, and again while the next is waited for. */
  trouble: string | undefined
  forget: () => void
  /**
   * Waits for the truth; `onDone` once it is done, or is left to somebody else to tell. `words` says what was
   * not done; whoever has closed the form meanwhile is told in a toast.
   */
  wait: (told: Told, words: (why: Failure) => string, onDone: () => void) => void
}

/** Keeps a form until what it sent is known to be done, and says so where it is not. */
export function useTellTruth(): TellTruth {
  const { t } = useTranslation()
  const toasts = useToasts()
  const reportOutcome = useReportOutcome()
  const [isWaiting, setWaiting] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => void (isOpen.current = false)
  }, [])
  const wait = useCallback<TellTruth['wait']>(
    ({ outcome, truth }, words, onDone) => {
      if (!reportOutcome(outcome)) return
      if (outcome.status === 'held') return onDone()
      setTrouble(undefined)
      setWaiting(true)
      void truth.then((told) => {
        setWaiting(false)
        if (told.status === 'done') return isOpen.current && onDone()
        const text = told.reason ? `${words(told.status)} ${told.reason}` : words(told.status)
        if (isOpen.current) setTrouble(text)
        else toasts.show({ kind: 'warning', title: t('toast.notDone'), message: text, isSticky: true })
        return undefined
      })
    },
    [reportOutcome, toasts, t],
  )
  const forget = useCallback(() => setTrouble(undefined), [])
  return { isWaiting, trouble, forget, wait }
}
