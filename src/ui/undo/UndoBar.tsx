import { Button, CloseButton } from '@mantine/core'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from '../../i18n/TranslationProvider'
import classes from './UndoBar.module.css'

/** What was done, and how it is taken back, where it can be. */
export interface Undo {
  text: string
  run?: () => void
}

/** How long the way back is offered, ms. */
export const undoTime = 15_000

interface Props {
  undo: Undo | undefined
  onClose: () => void
  /** Stands in its place while it is given: what is under way. */
  children?: ReactNode
}

/**
 * What was done last, with a way back, at the foot of the screen until something else is done or some time
 * has passed. No toast: players send one of their own about the same thing, which would take its place.
 */
export function UndoBar({ undo, onClose, children }: Props) {
  const { t } = useTranslation()
  const [isHeld, setHeld] = useState(false)
  const isShown = undo !== undefined && !isHeld && !children
  useEffect(() => {
    if (!isShown) return undefined
    const timer = setTimeout(onClose, undoTime)
    return () => clearTimeout(timer)
    // The callback is new at each render; the time runs from when the bar came.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isShown, undo])
  return (
    <div className={classes.place} role="status">
      {children || undo ? (
        <div
          className={classes.bar}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          {children ||
            (undo ? (
              <>
                <span className={classes.text}>{undo.text}</span>
                {undo.run ? (
                  <Button
                    variant="default"
                    onClick={() => {
                      undo.run?.()
                      onClose()
                    }}
                  >
                    {t('action.undo')}
                  </Button>
                ) : null}
                <CloseButton aria-label={t('action.close')} onClick={onClose} />
              </>
            ) : null)}
        </div>
      ) : null}
    </div>
  )
}
