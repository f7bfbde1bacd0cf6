import { memo } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { useUiTheme } from '../../theme/uiTheme/UiThemeContext'
import { Quality } from './format/Quality'
import { inputOf } from './inputOf'
import { usePlayback } from './PlaybackContext'
import { LivePulse } from './seek/LivePulse'
import { SeekBar } from './seek/SeekBar'
import { SeekKnob } from './seek/SeekKnob'
import type { ShownSound } from './ShownSound'

/**
 * The time of what plays: the seek bar of the newer theme where there is a length, the knob of the older one, and a pulse in
 * their place for web radio and while nothing can be operated [D2.4-2 D2.4-4].
 */
export const TimeControl = memo(function TimeControl({ sound }: { sound: ShownSound }) {
  const { t } = useTranslation()
  const { seekControl, hasSkipsInPlace } = useUiTheme()
  const isPlaying = usePlayback((one) => one.hasTag('playing'))
  const isLocked = usePlayback(({ context }) => context.facts?.disableUi === true)
  const isRadio = usePlayback(({ context }) => context.facts?.trackType === 'webradio')
  const quality = <Quality sound={sound} isStacked />
  if (isRadio || isLocked) {
    const input = inputOf(sound)
    const label = isRadio
      ? t('playback.live')
      : input
        ? t(`playback.input.${input}`)
        : t('playback.elsewhere')
    return <LivePulse shape={seekControl} label={label} format={quality} isPlaying={isPlaying} />
  }
  if (seekControl === 'knob') return <SeekKnob format={quality} />
  if (!sound.hasLength) return null
  return <SeekBar hasSkips={sound.enableSkip === true && !hasSkipsInPlace} />
})
