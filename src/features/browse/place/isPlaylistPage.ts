/** Whether a page is of one playlist of the player, which goes by its name [D7-21]. */
export const isPlaylistPage = ({ uri }: { uri: string }): boolean => /^playlists\/./.test(uri)
