import type { TFunction } from 'i18next'
import type { CdRipStart, ContentItem } from '../../../schemas/generated/types'

/** Id of the field for the title of the track at a place in the list. */
export const trackField = (place: number): string => `track-${place}`

/** A field for the title of each track that has a number [D2.15-3]. */
export const buildTracksForm = ({ tracks = [] }: CdRipStart, t: TFunction): ContentItem[] =>
  tracks.flatMap(({ number = '', title = '' }, place) => {
    if (number === '') return []
    const label = t('ripping.track', { number })
    return [{ id: trackField(place), element: 'input', type: 'text', label, value: title }]
  })
