import { MuteButton } from './MuteButton'
import { useVolume } from './useVolume'
import classes from './VolumeBar.module.css'
import { VolumeSlider } from './VolumeSlider'

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
