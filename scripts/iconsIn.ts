import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../src')

/**
 * The icons that files in these folders of src/ draw, as the files of their library. Its index is all that
 * imports them in a build.
 */
export const iconsIn = (folders: readonly string[]): RegExp => {
  const names = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .flatMap((name) => readFileSync(join(root, folder, name), 'utf8').match(/\bIcon[A-Z]\w+/g) ?? []),
  )
  return new RegExp(`@tabler/icons-react/.*/(${[...new Set(names)].join('|')})\\.mjs$`)
}
