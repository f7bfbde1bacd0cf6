import type { Deed } from './Deed'

const playing: ReadonlySet<Deed['kind']> = new Set([
  'addPlay',
  'replaceAndPlay',
  'playItemsList',
  'playPlaylist',
])

/** Whether a deed makes another thing play. */
export const plays = ({ kind }: Deed): boolean => playing.has(kind)
