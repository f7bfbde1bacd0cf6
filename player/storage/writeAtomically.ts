import { readdir, rm, access, rename, open, stat } from 'node:fs/promises'
import { join, extname, basename, dirname } from 'node:path'
import { messageOf } from '../core/messageOf'

/**
 * Deletes what a kill while writing left in a folder (`writeAtomically`): passwords are among what is kept.
 */
export async function removeHalfWritten(folder: string): Promise<void> {
  const left = (await readdir(folder)).filter((name) => /^\..+\.\d+-\d+\.tmp$/.test(name))
  await Promise.all(left.map((name) => rm(join(folder, name), { force: true })))
}

/**
 * Moves a file or folder aside, e.g. `settings.json` to `settings.damaged-2025-11-21T06-30-00.json`, never
 * over another one. Returns the new path.
 */
export async function keepAside(path: string, why: string, now: Date): Promise<string> {
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-')
  const ending = extname(path)
  const stem = path.slice(0, path.length - ending.length)
  for (let count = 1; ; count += 1) {
    const aside = `${stem}.${why}-${stamp}${count > 1 ? `-${count}` : ''}${ending}`
    try {
      await access(aside)
    } catch {
      await rename(path, aside)
      return aside
    }
  }
}

/** What was to be kept is not on disk; says what the disk said, with its code. */
export class NotWritten extends Error {
  readonly code: unknown

  constructor(cause: unknown) {
    super(messageOf(cause), { cause })
    this.code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  }
}

let written = 0

/**
 * Replaces a file's content so that whoever reads it, whenever this process or the machine dies, finds the
 * old content or the new, never a part. Rejects when the folder cannot be written; the old file is then
 * untouched.
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

/**
 * Makes the rename itself durable; some file systems and Windows refuse it, and the rename holds there
 * without.
 */
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
