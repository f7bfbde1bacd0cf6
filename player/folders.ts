import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The package's folder: the nearest one above that has a package.json. The modules may lie in a bundle of
 * another depth.
 */
function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json')) || dirname(folder) === folder) return folder
  return findRoot(dirname(folder))
}

const root = findRoot(import.meta.dirname)

/** Where the player finds what it ships with; absolute paths. */
export const folders = {
  root,
  /** The interface as `npm run build` makes it. */
  builtInterface: join(root, 'dist/app'),
  publicFiles: join(root, 'public'),
  brandFile: join(root, 'brand.json'),
  plugins: join(root, 'player/plugins'),
  /** What the player's own store has. */
  store: join(root, 'player/store'),
  /** What it says, a file of texts for each language. */
  texts: join(root, 'player/texts'),
  backgrounds: join(root, 'player/backgrounds'),
} as const
