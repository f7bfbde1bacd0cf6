import { useTranslation } from '../../i18n/useTranslation'
import { useUiTheme } from '../../theme/uiTheme/UiThemeContext'
import { Quality } from './format/Quality'
import { inputOf } from './inputOf'
import { usePlayback } from './PlaybackContext'
import { LivePulse } from './seek/LivePulse'
import { SeekBar } from './seek/SeekBar'
import { SeekKnob } from './seek/SeekKnob'
import type { ShownTrack } from './ShownTrack'

/**
 * The time of what plays: the seek bar of the newer theme where there is a length, the knob of the older one, and a pulse in
 * their place for web radio and while nothing can be operated [D2.4-2 D2.4-4].
 */
export function TimeControl({ state }: { state: ShownTrack }) {
  const { t } = useTranslation()
  const { seekControl, hasSkipsInPlace } = useUiTheme()
  const isPlaying = usePlayback((one) => one.hasTag('playing'))
  const isLocked = usePlayback(({ context }) => context.facts?.disableUi === true)
  const isRadio = usePlayback(({ context }) => context.facts?.trackType === 'webradio')
  const quality = <Quality state={state} isStacked />
  if (isRadio || isLocked) {
    const input = inputOf(state)
    const label = isRadio
      ? t('playback.live')
      : input
        ? t(`playback.input.${input}`)
        : t('playback.elsewhere')
    return <LivePulse shape={seekControl} label={label} format={quality} isPlaying={isPlaying} />
  }
  if (seekControl === 'knob') return <SeekKnob format={quality} />
  if ((state.duration ?? 0) <= 0) return null
  return <SeekBar hasSkips={state.enableSkip === true && !hasSkipsInPlace} />
}
