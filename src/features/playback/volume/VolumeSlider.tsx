import { useTranslation } from '../../../i18n/useTranslation'
import { SafeSlider } from '../../../ui/slider/SafeSlider'
import { volumeStep, type Volume } from './useVolume'

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
