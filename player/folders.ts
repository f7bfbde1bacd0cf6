import { join } from 'node:path'

const player = import.meta.dirname
const root = join(player, '..')

/** Where the player finds what it ships with; absolute paths. */
export const folders = {
  root,
  /** The interface as `npm run build` makes it. */
  builtInterface: join(root, 'dist/app'),
  publicFiles: join(root, 'public'),
  brandFile: join(root, 'brand.json'),
  plugins: join(player, 'plugins'),
  backgrounds: join(player, 'backgrounds'),
} as const
