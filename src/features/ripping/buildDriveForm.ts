import type { TFunction } from 'i18next'
import type { CdRipStart, ContentItem } from '../../../schemas/generated/types'

/**
 * The choice of the drive to rip to, nothing without drives. The first is chosen [D2.15-4], unless the player names another
 * of them itself.
 */
export const buildDriveForm = (
  { availableDrives = [], destinationDrive }: CdRipStart,
  t: TFunction,
): ContentItem[] => {
  const options = availableDrives.flatMap(({ name = '' }) =>
    name.trim() === '' ? [] : [{ value: name, label: name }],
  )
  const chosen = options.find(({ value }) => value === destinationDrive) ?? options[0]
  return chosen ? [{ id: 'drive', element: 'select', label: t('ripping.drive'), value: chosen, options }] : []
}
