import type { CSSProperties, ReactNode } from 'react'
import classes from './Line.module.css'

interface Props {
  /** 0-1; undefined where `moveLine` says it. */
  along?: number
  orientation?: 'horizontal' | 'vertical'
  /** The handle, in the middle of a place without size. */
  children: ReactNode
}

/** A line that is filled so far, and a handle there. What it stands in is `position: relative` and says `--line-color`. */
export const Line = ({ along, orientation = 'horizontal', children }: Props) => {
  const style: (CSSProperties & Record<'--line-along', number>) | undefined =
    along === undefined ? undefined : { '--line-along': along }
  return (
    <div className={classes.whole} data-orientation={orientation}>
      <div className={classes.line}>
        <div className={classes.bar} style={style} data-moves />
      </div>
      <div className={classes.carrier} style={style} data-moves>
        {children}
      </div>
    </div>
  )
}
