import type { TFunction } from 'i18next'
import type { Room } from './Room'

/** What a player is called: its name, else where it is, else a word for one without. */
export const nameOf = (t: TFunction, { name, address }: Pick<Room, 'name' | 'address'>): string =>
  name || (address === undefined ? t('rooms.nameless') : new URL(address).hostname)
