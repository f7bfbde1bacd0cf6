import type { ItemCommand } from './ItemCommand'

const playing: ReadonlySet<ItemCommand['kind']> = new Set([
  'addPlay',
  'replaceAndPlay',
  'playItemsList',
  'playPlaylist',
])

/** Whether a command makes another thing play. */
export const plays = ({ kind }: ItemCommand): boolean => playing.has(kind)
