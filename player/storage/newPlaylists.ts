/** Names of the playlists that the player comes with. */
export const newPlaylists: string[] = ['Evening', 'Sunday morning', 'Neu & schön']
