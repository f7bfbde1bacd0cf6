import { useState, type CSSProperties } from 'react'
import {
  formatTime,
  useElapsed,
  useIsLocked,
  usePlayback,
  usePlaybackActor,
  useSeekWords,
} from '../../../features/playback'
import classes from './SeekLine.module.css'

interface Props {
  /** Wide: a slider with the time and the length beside it; else a line that only shows. */
  isWide: boolean
}

/** Where the track is; nothing where there is no length. Only this renders from second to second. */
export const SeekLine = ({ isWide }: Props) => {
  const actor = usePlaybackActor()
  const length = usePlayback(({ context }) => (context.facts?.duration ?? 0) * 1000)
  const isLocked = useIsLocked()
  const { label, say } = useSeekWords(length)
  const elapsed = useElapsed()
  const [dragged, setDragged] = useState<number>()
  if (length <= 0) return isWide ? <div className={classes.row} /> : null
  const shown = Math.min(dragged ?? elapsed, length)
  const style: CSSProperties & Record<'--along', number> = { '--along': shown / length }
  if (!isWide) return <div className={classes.line} style={style} aria-hidden />
  const seek = () => {
    if (dragged === undefined) return
    setDragged(undefined)
    actor.send({ type: 'seek.moved', seek: dragged, at: performance.now() })
  }
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
        onChange={(event) => setDragged(Number(event.currentTarget.value))}
        onPointerUp={seek}
        onKeyUp={seek}
        onBlur={seek}
      />
      <span className={classes.time}>{formatTime(length)}</span>
    </div>
  )
}
