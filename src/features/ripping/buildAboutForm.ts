import type { TFunction } from 'i18next'
import type { CdRipStart, ContentItem } from '../../../schemas/generated/types'

/** What of a CD as a whole can be edited, in the order on screen. */
export const aboutFields = ['artist', 'album', 'genre', 'year'] as const

/** Fields for what the player knows of the CD as a whole, each only where it sent it [D2.15-1], without limits [D5-25]. */
export const buildAboutForm = (cd: CdRipStart, t: TFunction): ContentItem[] =>
  aboutFields.flatMap((name) => {
    const value = cd[name]
    if (value === undefined) return []
    return [{ id: name, element: 'input', type: 'text', label: t(`ripping.${name}`), value }]
  })
