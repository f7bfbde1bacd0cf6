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

/** Where the cloud finds what it ships with; absolute paths. */
export const folders = {
  pages: join(root, 'cloud/pages'),
  /** What its mails and pages say, a file for each language. */
  texts: join(root, 'cloud/texts'),
  /** What may be kept in the file storage, as a real project would deploy it. */
  storageRules: join(root, 'cloud/storage.rules'),
  brandFile: join(root, 'brand.json'),
} as const
