import { useTranslation } from 'react-i18next'
import { MuteButton } from './MuteButton'
import { SafeSlider } from './SafeSlider'
import { useVolume, volumeStep } from './useVolume'
import classes from './VolumeBar.module.css'

/** Mute, slider and figure of the volume [D2.5-2 D2.5-3]. A drag follows the finger; the player's word counts when it rests. */
export function VolumeBar() {
  const { t } = useTranslation()
  const sound = useVolume()
  return (
    <div className={classes.row} data-quiet={sound.isQuiet || undefined}>
      <MuteButton sound={sound} />
      <SafeSlider
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
      <span className={classes.figure}>{sound.words}</span>
    </div>
  )
}
