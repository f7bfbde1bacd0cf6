import { memo } from 'react'
import { useNowPlaying } from '../../device'
import { useTranslation } from '../../i18n/useTranslation'
import { useUiTheme } from '../../theme/uiTheme/UiThemeContext'
import { Quality } from './format/Quality'
import { LivePulse } from './seek/LivePulse'
import { SeekBar } from './seek/SeekBar'
import { SeekKnob } from './seek/SeekKnob'

/**
 * The time of what plays: the seek bar of the newer theme where there is a length, the knob of the older one, and a pulse in
 * their place for web radio and while nothing can be operated [D2.4-2 D2.4-4].
 */
export const TimeControl = memo(function TimeControl() {
  const { t } = useTranslation()
  const { seekControl, hasSkipsInPlace } = useUiTheme()
  const playing = useNowPlaying(({ status, isLocked, isRadio, input, hasSkips, duration }) => ({
    isPlaying: status === 'play',
    isLocked,
    isRadio,
    input,
    hasSkips,
    hasLength: duration > 0,
  }))
  if (!playing) return null
  const { isPlaying, isLocked, isRadio, input, hasSkips, hasLength } = playing
  const quality = <Quality isStacked />
  if (isRadio || isLocked) {
    const label = isRadio
      ? t('playback.live')
      : input
        ? t(`playback.input.${input}`)
        : t('playback.elsewhere')
    return <LivePulse shape={seekControl} label={label} format={quality} isPlaying={isPlaying} />
  }
  if (seekControl === 'knob') return <SeekKnob format={quality} />
  return hasLength ? <SeekBar hasSkips={hasSkips && !hasSkipsInPlace} /> : null
})
