import type { BrowseItem } from '../../../../schemas/generated/types'
import { formatOf } from '../../../ui/format/formatOf'
import { formatDuration } from '../items/formatDuration'

/**
 * What is known of an item besides its words: genre, format, its figures and length, 'Folk • FLAC • 96 kHz • 24 bit • 3:21'; ''
 * where nothing is. Rows leave out what they have no room for. `highResolution` is the word for that.
 */
export function factsOf(item: BrowseItem, highResolution: string): string {
  const { genre, trackType, samplerate, bitdepth, qualityDescription, duration } = item
  const format = formatOf(trackType, undefined)?.name ?? trackType
  const quality = qualityDescription === 'HI_RES' ? highResolution : qualityDescription
  return [genre, format, samplerate, bitdepth, quality, formatDuration(duration)]
    .flatMap((text) => text?.trim() || [])
    .join(' • ')
}
