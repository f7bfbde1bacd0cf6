import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** The files of a folder and of those in it, by their path inside, with `/` between. */
export async function filesIn(folder: string): Promise<Record<string, Uint8Array>> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const read = files.map(
    async (file) => [relative(folder, file).split(sep).join('/'), await readFile(file)] as const,
  )
  return Object.fromEntries(await Promise.all(read))
}
