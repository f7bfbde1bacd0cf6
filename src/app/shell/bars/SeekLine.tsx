import type { CSSProperties } from 'react'
import { formatTime, useSeeking, useSeekWords } from '../../../features/playback'
import classes from './SeekLine.module.css'

interface Props {
  /** Wide: a slider with the time and the length beside it; else a line that only shows. */
  isWide: boolean
}

/** Where the track is; nothing where there is no length. Only this renders from second to second. */
export const SeekLine = ({ isWide }: Props) => {
  const { length, shown, isLocked, drag, drop } = useSeeking()
  const { label, say } = useSeekWords(length)
  if (length <= 0) return isWide ? <div className={classes.row} /> : null
  const style: CSSProperties & Record<'--along', number> = { '--along': shown / length }
  if (!isWide) return <div className={classes.line} style={style} aria-hidden />
  const decide = () => drop()
  return (
    <div className={classes.row}>
      <span className={classes.time}>{formatTime(shown)}</span>
      <input
        type="range"
        className={classes.slider}
        style={style}
        min={0}
        max={length}
        step={1000}
        value={shown}
        disabled={isLocked}
        aria-label={label}
        aria-valuetext={say(shown)}
        onChange={(event) => drag(Number(event.currentTarget.value))}
        onPointerUp={decide}
        onPointerCancel={() => drop(false)}
        onKeyUp={decide}
        onBlur={decide}
      />
      <span className={classes.time}>{formatTime(length)}</span>
    </div>
  )
}
