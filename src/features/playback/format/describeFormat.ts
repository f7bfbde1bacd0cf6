import type { Sound } from '../../../device'

/** What the player says of the sound: sample rate and bit depth, else the bitrate; '' where neither is known [D2.4-2]. */
export function describeFormat({
  samplerate = '',
  bitdepth = '',
  bitrate = '',
}: Pick<Sound, 'samplerate' | 'bitdepth' | 'bitrate'>): string {
  const known = [samplerate, bitdepth].map((text) => text.trim()).filter((text) => text !== '')
  return known.length > 0 ? known.join(' | ') : bitrate.trim()
}
