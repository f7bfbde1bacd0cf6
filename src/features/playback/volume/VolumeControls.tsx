import { ActionIcon } from '@mantine/core'
import { IconVolume, IconVolume2, IconVolumeOff } from '@tabler/icons-react'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { type Volume, volumeStep, useVolume } from './useVolume'
import { SafeSlider } from '../../../ui/slider/SafeSlider'
import classes from './VolumeBar.module.css'

/** The speaker that says how loud it is. */
export function Speaker({ sound: { isMuted, volume } }: { sound: Volume }) {
  const look = { size: 22, stroke: 1.75, 'aria-hidden': true }
  if (isMuted) return <IconVolumeOff {...look} />
  return volume < 50 ? <IconVolume2 {...look} /> : <IconVolume {...look} />
}

/** Silent, and heard again [D2.5-1]. */
export function MuteButton({ sound }: { sound: Volume }) {
  const { t } = useTranslation()
  return (
    <ActionIcon
      aria-label={sound.isMuted ? t('playback.unmute') : t('playback.mute')}
      aria-pressed={sound.isMuted}
      disabled={sound.isFixed}
      onClick={sound.toggleMute}
    >
      <Speaker sound={sound} />
    </ActionIcon>
  )
}

interface Props {
  sound: Volume
  orientation: 'horizontal' | 'vertical'
}

/** The volume as a slider [D2.5-3]. A drag follows the finger; the player's word counts when it rests. */
export function VolumeSlider({ sound, orientation }: Props) {
  const { t } = useTranslation()
  return (
    <SafeSlider
      orientation={orientation}
      value={sound.volume}
      label={t('playback.volume')}
      valueText={sound.words}
      disabled={sound.isFixed}
      step={volumeStep}
      onChange={sound.change}
      onStep={sound.step}
      onHold={sound.hold}
      onRelease={sound.release}
    />
  )
}

/** Mute, slider and figure of the volume [D2.5-2 D2.5-3]. */
export function VolumeBar() {
  const sound = useVolume()
  return (
    <div className={classes.row} data-quiet={sound.isQuiet || undefined}>
      <MuteButton sound={sound} />
      <VolumeSlider sound={sound} orientation="horizontal" />
      <span className={classes.figure}>{sound.words}</span>
    </div>
  )
}
