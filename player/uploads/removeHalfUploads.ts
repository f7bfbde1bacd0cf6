import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Deletes what a player that was killed while it took in a file left in these folders. */
export async function removeHalfUploads(folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    const names = await readdir(folder).catch(() => [])
    const left = names.filter((name) => name.startsWith('.upload-'))
    await Promise.all(left.map((name) => rm(join(folder, name), { force: true })))
  }
}
