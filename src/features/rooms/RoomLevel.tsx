import { ActionIcon } from '@mantine/core'
import { IconVolume, IconVolume2, IconVolumeOff } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/useTranslation'
import type { LevelProps } from '../../ui/players/LevelProps'
import { SafeSlider } from '../../ui/slider/SafeSlider'
import classes from './RoomLevel.module.css'
import { useLevel } from './useLevel'

/** By so much a press beside the handle moves it [D9-5]. */
const step = 10

/** The volume of another player, or of a group [D2.8-2 D9-7]. */
export function RoomLevel({ label, volume, isFixed = false, isMuted = false, onSend, mute }: LevelProps) {
  const { t } = useTranslation()
  const level = useLevel(volume, onSend)
  const words = isMuted ? t('playback.muted') : t('playback.volumeFigure', { volume: level.volume })
  const look = { size: 20, stroke: 1.75, 'aria-hidden': true }
  const speaker = isMuted ? (
    <IconVolumeOff {...look} />
  ) : level.volume < 50 ? (
    <IconVolume2 {...look} />
  ) : (
    <IconVolume {...look} />
  )
  return (
    <div className={classes.level} data-quiet={isMuted || isFixed || undefined}>
      {mute ? (
        <ActionIcon
          aria-label={mute.label}
          aria-pressed={isMuted}
          disabled={isFixed}
          onClick={() => mute.onToggle(level.volume)}
        >
          {speaker}
        </ActionIcon>
      ) : (
        <span className={classes.sign}>{speaker}</span>
      )}
      <SafeSlider
        orientation="horizontal"
        value={level.volume}
        label={label}
        valueText={words}
        disabled={isFixed}
        step={step}
        onChange={level.change}
        onStep={level.step}
        onHold={level.hold}
        onRelease={level.release}
      />
      <span className={classes.figure} aria-hidden>
        {level.volume}
      </span>
      {isFixed ? <span className={classes.note}>{t('rooms.fixed')}</span> : null}
    </div>
  )
}
