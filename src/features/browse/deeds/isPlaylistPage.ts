import type { DeedPlace } from './SeenItem'

/** Whether a page is of one playlist of the player, which goes by its name [D7-21]. */
export const isPlaylistPage = ({ uri }: Pick<DeedPlace, 'uri'>): boolean => /^playlists\/./.test(uri)
