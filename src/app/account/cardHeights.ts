import type { CardHeights } from '../../ui/account/AccountSeamContext'
import type { BrandStorage } from '../brand/brandStorage'

/** The heights of the card of the user, kept in `storage` under `card.{place}`. */
export const cardHeights = (storage: BrandStorage): CardHeights => ({
  read: (place) => Number(storage.read(`card.${place}`)) || 0,
  note: (place, height) => storage.write(`card.${place}`, String(height)),
})
