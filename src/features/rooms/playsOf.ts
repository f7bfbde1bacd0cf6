import type { Room } from './Room'

/** What a player plays, 'artist - track', as far as it says so; '' where it says nothing. */
export const playsOf = ({ artist, track }: Pick<Room, 'artist' | 'track'>): string =>
  [artist, track].filter(Boolean).join(' - ')
