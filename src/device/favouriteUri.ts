/**
 * The address under which a player lists a favourite, which alone removes it: what is of the library stands there by its place on the
 * disk, wherever else it is seen. Other addresses are the same everywhere.
 */
export const favouriteUri = (uri: string): string => uri.replace(/^(music-library|\/mnt)\//, 'mnt/')
