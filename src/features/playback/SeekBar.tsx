import { Slider } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatTime } from './formatTime'
import { usePlayback, usePlaybackActor } from './PlaybackContext'
import classes from './SeekBar.module.css'
import { useElapsed } from './useElapsed'

const classNames = {
  track: classes.track ?? '',
  bar: classes.bar ?? '',
  thumb: classes.thumb ?? '',
}

/** [D9-4] The scale of the slider. */
const scale = 1000

/** Elapsed time, slider, length [D2.4-4]; nothing where there is no length. What a finger drags is shown at once. */
export function SeekBar() {
  const { t } = useTranslation()
  const actor = usePlaybackActor()
  const duration = usePlayback(({ context }) => context.facts?.duration ?? 0)
  const isLocked = usePlayback(({ context }) => context.facts?.disableUi ?? true)
  const elapsed = useElapsed()
  const [dragged, setDragged] = useState<number>()
  if (duration <= 0) return null
  const length = duration * 1000
  const shown = dragged ?? elapsed
  const seek = (place: number) => {
    setDragged(undefined)
    actor.send({ type: 'seek.moved', seek: (place / scale) * length, at: performance.now() })
  }
  return (
    <div className={classes.row}>
      <span className={classes.time}>{formatTime(shown)}</span>
      <Slider
        className={classes.slider}
        classNames={classNames}
        size={4}
        thumbSize={16}
        min={0}
        max={scale}
        step={1}
        value={Math.round((shown / length) * scale)}
        label={null}
        disabled={isLocked}
        thumbLabel={t('playback.seek')}
        thumbValueText={t('playback.seekValue', { elapsed: formatTime(shown), length: formatTime(length) })}
        onChange={(place) => setDragged((place / scale) * length)}
        onChangeEnd={seek}
      />
      <span className={classes.time}>{formatTime(length)}</span>
    </div>
  )
}
