import { useCallback } from 'react'
import { ToastFrame } from './ToastFrame'
import type { ShownToast } from './toastQueue'
import { useToastTime } from './useToastTime'
import classes from './PassingToast.module.css'

interface Props {
  toast: ShownToast
  onEnd: (id: number) => void
}

/** A toast that leaves by itself; a pointer or the focus on it holds it. */
export const PassingToast = ({ toast, onEnd }: Props) => {
  const { id, showing } = toast
  const end = useCallback(() => onEnd(id), [onEnd, id])
  const { run, hold, release } = useToastTime(showing, end)
  return (
    <div onMouseEnter={hold} onMouseLeave={release} onFocus={hold} onBlur={release}>
      <ToastFrame toast={toast} onClose={end}>
        {run === undefined ? null : (
          <span
            key={`${showing} ${run}`}
            className={classes.time}
            style={{ animationDuration: `${run}ms` }}
            data-testid="toast-time"
            aria-hidden
          />
        )}
      </ToastFrame>
    </div>
  )
}
