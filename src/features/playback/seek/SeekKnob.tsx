import type { ReactNode } from 'react'
import { Knob, type KnobKey } from '../../../ui/knob/Knob'
import { formatTime, seekRange, useSeeking, useSeekWords } from './seeking'
import classes from './SeekKnob.module.css'

interface Props {
  /** What plays, as its format: the icon and the figures [D2.4-2]. */
  format: ReactNode
}

const small = 5_000
const big = 15_000

const wanted = (key: KnobKey, shown: number, length: number): number => {
  switch (key.kind) {
    case 'small':
      return shown + key.by * small
    case 'big':
      return shown + key.by * big
    case 'end':
      return key.end === 'first' ? 0 : length
  }
}

/**
 * The circular seek knob [D2.4-2]: the ring is the track, the middle tells format, elapsed time and length. A
 * drag of the handle follows the finger and ends at the track's ends; a press on the ring goes there when it
 * was meant as one.
 */
export function SeekKnob({ format }: Props) {
  const { length, shown, place, isLocked, drag, drop, goTo } = useSeeking()
  const { label, say } = useSeekWords(length)
  return (
    <div className={classes.knob}>
      <Knob
        along={length > 0 ? shown / length : 0}
        sweep={360}
        label={label}
        range={{ ...seekRange, now: place }}
        valueText={say(shown)}
        disabled={isLocked || length <= 0}
        onGrab={() => drag(shown)}
        onTurn={(along) => drag(along * length)}
        onLetGo={drop}
        onPress={(along) => goTo(along * length)}
        onKey={(key) => goTo(wanted(key, shown, length))}
      >
        <div className={classes.format}>{format}</div>
        <div className={classes.elapsed}>{formatTime(shown)}</div>
        {length > 0 ? <div className={classes.length}>{formatTime(length)}</div> : null}
      </Knob>
    </div>
  )
}
