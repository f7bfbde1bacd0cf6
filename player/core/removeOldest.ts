import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Leaves that many files in a folder, those that were written last; hidden ones do not count. */
export async function removeOldest(folder: string, most: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.'))
  if (names.length <= most) return
  const dated = await Promise.all(
    names.map(async (name) => ({ name, since: (await stat(join(folder, name))).mtimeMs })),
  )
  dated.sort((one, other) => one.since - other.since)
  const old = dated.slice(0, names.length - most)
  await Promise.all(old.map(({ name }) => rm(join(folder, name), { force: true })))
}
