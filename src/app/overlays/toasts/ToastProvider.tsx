import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import { Boundary } from '../../../ui/Boundary'
import type { Toast } from '../../../ui/toasts/Toast'
import { ToastContext } from '../../../ui/toasts/ToastContext'
import { PassingToast } from './PassingToast'
import { ToastFrame } from './ToastFrame'
import { noToasts, withoutToast, withToast, type ShownToast } from './toastQueue'
import classes from './ToastProvider.module.css'

interface Props {
  children: ReactNode
}

const isUrgent = ({ kind }: Toast) => kind !== 'success' && kind !== 'info'

/** Gives `useToasts` to all below it and draws the toasts; warnings and errors interrupt a screen reader, others wait. */
export const ToastProvider = ({ children }: Props) => {
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
