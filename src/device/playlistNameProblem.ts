/** Bytes of UTF-8 that the name of a file may have where players keep playlists. */
const mostBytes = 255

/** Why a player cannot keep a playlist of a name: it holds a slash, it is the name of a folder itself (`.`, `..`), or is too long. */
export type PlaylistNameProblem = 'slash' | 'dots' | 'long'

/**
 * What is wrong with the name of a playlist; undefined for one that players can keep. They keep each as a file of its name, and what
 * cannot be one is acknowledged all the same and lost. Everything else may stand in it: `% # " ' < \`, any script, emoji.
 */
export function playlistNameProblem(name: string): PlaylistNameProblem | undefined {
  if (name.includes('/')) return 'slash'
  if (name === '.' || name === '..') return 'dots'
  return new TextEncoder().encode(name).length > mostBytes ? 'long' : undefined
}
