import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { Refused, type PackageLimits, packageLimits } from './checkPackage'
import { messageOf } from '../core/messageOf'

/** What an entry is, in the upper half of the attributes that Unix writes. */
const kindMask = 0o170000
const kinds = { none: 0, folder: 0o040000, file: 0o100000 }

/**
 * Unpacks a `.zip` into a folder that is made for it; returns how many files it held. Throws `Refused`,
 * before a single file is written, when any path leads out of the folder, is absolute or comes twice, when an
 * entry is a link or encrypted, or when there is too much of it; what the sizes say and what comes out must
 * agree, too. The folder is the caller's to delete.
 */
export async function unpack(
  file: string,
  folder: string,
  limits: PackageLimits = packageLimits,
): Promise<number> {
  const zip = await orRefused(
    openPromise(file, { lazyEntries: true, autoClose: false, strictFileNames: true }),
  )
  // What goes wrong once the list was read is told by the entry's own stream.
  zip.on('error', () => undefined)
  try {
    const entries = await orRefused(readEntries(zip, limits))
    await mkdir(folder, { recursive: true })
    const files = entries.filter(({ fileName }) => !fileName.endsWith('/'))
    for (const entry of files) await orRefused(write(zip, entry, join(folder, entry.fileName)))
    return files.length
  } finally {
    zip.close()
  }
}

/** What is read of a plugin: its page, its manifest and its texts. */
const isRead = /(?:^|\/)(?:UIConfig|package|plugin|strings_\w+)\.json$/

async function readEntries(zip: ZipFile, limits: PackageLimits): Promise<Entry[]> {
  if (zip.entryCount > limits.entries)
    throw new Refused('PLUGIN.TOO_MANY_FILES', { count: String(limits.entries) })
  const entries: Entry[] = []
  const paths = new Set<string>()
  let size = 0
  for await (const entry of zip.eachEntry()) {
    const path = entry.fileName.normalize('NFC').toLowerCase().replace(/\/$/, '')
    assertHarmless(entry, limits)
    if (paths.has(path)) throw new Refused('PLUGIN.TWICE', { file: entry.fileName })
    paths.add(path)
    size += entry.uncompressedSize
    if (size > limits.unpacked)
      throw new Refused('PLUGIN.TOO_LARGE', { size: String(Math.round(limits.unpacked / 1_000_000)) })
    if (isRead.test(entry.fileName) && entry.uncompressedSize > limits.json)
      throw new Refused('PLUGIN.LARGE_FILE', {
        file: entry.fileName,
        size: String(limits.json / 1_000_000),
      })
    entries.push(entry)
  }
  return entries
}

/** Names with `..`, a root, a drive or a backslash were refused by the library already. */
function assertHarmless(entry: Entry, limits: PackageLimits): void {
  const { fileName } = entry
  // oxlint-disable-next-line no-control-regex
  if (fileName.length > limits.path || /[\u0000-\u001f]/.test(fileName)) throw badPath(fileName)
  const kind = (entry.externalFileAttributes >>> 16) & kindMask
  if (kind !== kinds.none && kind !== kinds.file && kind !== kinds.folder)
    throw new Refused('PLUGIN.LINK', { file: fileName })
  if (entry.isEncrypted() || !entry.canDecodeFileData()) throw new Refused('PLUGIN.NOT_READABLE')
}

async function write(zip: ZipFile, entry: Entry, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  // The stream fails when more or less comes out than the entry says.
  await pipeline(
    await zip.openReadStreamPromise(entry),
    createWriteStream(file, { flags: 'wx', mode: 0o600 }),
  )
}

/** What the library says of a file that it cannot read becomes a refusal; a full disk stays what it is. */
async function orRefused<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    const isOfTheDisk = error instanceof Error && 'code' in error && error.code === 'ENOSPC'
    if (error instanceof Refused || isOfTheDisk) throw error
    const reason = messageOf(error)
    const path = /^(?:absolute path|invalid relative path|invalid characters in fileName): (.*)$/s.exec(
      reason,
    )
    throw path ? badPath(path[1] ?? '') : new Refused('PLUGIN.NO_ZIP', { reason })
  }
}

function badPath(path: string): Refused {
  return new Refused('PLUGIN.BAD_PATH', { file: path.slice(0, 80) })
}
