import { memo } from 'react'
import { type Sound, useNowPlaying, useOrigin } from '../../../device'
import { FormatIcon, formatOf } from '../../../ui/format/FormatIcon'
import classes from './Quality.module.css'

/**
 * What the player says of the sound: sample rate and bit depth, else the bitrate; '' where neither is known
 * [D2.4-2].
 */
export function describeFormat({
  samplerate = '',
  bitdepth = '',
  bitrate = '',
}: Pick<Sound, 'samplerate' | 'bitdepth' | 'bitrate'>): string {
  const known = [samplerate, bitdepth].map((text) => text.trim()).filter((text) => text !== '')
  return known.length > 0 ? known.join(' | ') : bitrate.trim()
}

interface Props {
  /** One above the other, as in the middle of a knob. */
  isStacked?: boolean
}

/**
 * How it sounds: the icon of the format, or the track type where it has none and is no web radio, and 'sample
 * rate | bit depth' or the bitrate [D2.4-2 D2.4-10]. Nothing where nothing is known.
 */
export const Quality = memo(function Quality({ isStacked = false }: Props) {
  const origin = useOrigin()
  const playing = useNowPlaying(({ sound, input, isRadio }) => ({ sound, input, isRadio }))
  if (!playing) return null
  const { sound, input } = playing
  const { trackType = '', fileFormat } = sound
  const figures = describeFormat(sound)
  // The codecs that we know are the types that a station can have.
  const hasIcon = trackType !== 'webradio' && formatOf(trackType, fileFormat) !== undefined
  // What an input is called stands with the title, in words.
  const isNamed = playing.isRadio || hasIcon || input !== undefined
  const type = isNamed ? '' : trackType.trim()
  if (!hasIcon && type === '' && figures === '') return null
  return (
    <p className={classes.quality} data-stacked={isStacked || undefined}>
      {hasIcon ? <FormatIcon trackType={trackType} fileFormat={fileFormat} origin={origin} /> : null}
      {type ? <span>{type}</span> : null}
      {figures ? <span className={classes.figures}>{figures}</span> : null}
    </p>
  )
})
