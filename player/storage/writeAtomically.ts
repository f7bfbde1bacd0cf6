import { open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

let written = 0

/**
 * Replaces a file's content so that whoever reads it, whenever this process or the machine dies, finds the old content or the
 * new, never a part. Rejects when the folder cannot be written; the old file is then untouched.
 */
export async function writeAtomically(file: string, content: string | Uint8Array): Promise<void> {
  written += 1
  const folder = dirname(file)
  const temporary = join(folder, `.${basename(file)}.${process.pid}-${written}.tmp`)
  try {
    // Passwords of network drives are among what is kept.
    const handle = await open(temporary, 'w', 0o600)
    try {
      await handle.writeFile(content)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  await syncFolder(folder)
}

/** Makes the rename itself durable; some file systems and Windows refuse it, and the rename holds there without. */
async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r')
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
  } catch {
    // The content is in place; only the moment of its durability is the file system's own.
  }
}
