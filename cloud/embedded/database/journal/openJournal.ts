import {
  closeSync,
  copyFileSync,
  existsSync,
  fdatasync,
  fdatasyncSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import type { Tree } from '../tree/Tree'
import type { Change } from './Change'
import { replay } from './replay'

/** The database on disk: a file to whose end each change is written before it counts. */
export interface Journal {
  /** What was found on disk. */
  found: Tree | null
  /**
   * Writes changes that belong together; throws when the disk takes them not. They survive a kill from here
   * on.
   */
  append(changes: readonly Change[]): void
  /**
   * Writes the whole database as one line into a new file in place of the old one, once the old one has grown
   * too long.
   */
  compactIfLong(root: Tree | null): void
  close(): void
}

/** How long a journal grows beyond its first line, in bytes, before it is written anew. */
const slack = 1024 * 1024

/**
 * How long, in ms, the system may keep what was written from the disk itself; only a loss of power can take
 * it then.
 */
const restingTime = 500

/**
 * Opens a journal, or begins one. A line that a kill cut short was never acknowledged and is dropped; a file
 * with damage elsewhere is copied aside first and `log` gets a line.
 */
export function openJournal(file: string, log: (line: string) => void): Journal {
  mkdirSync(dirname(file), { recursive: true })
  // What a kill left half written.
  rmSync(freshOf(file), { force: true })
  const found = readJournal(file, log)
  let handle = openSync(file, 'a', 0o600)
  let length = found.length
  let limit = found.length + slack
  let resting: NodeJS.Timeout | undefined
  let closed = false

  const rest = () => {
    resting ??= setTimeout(() => {
      resting = undefined
      if (!closed) fdatasync(handle, () => undefined)
    }, restingTime).unref()
  }

  return {
    found: found.root,
    append(changes) {
      // The number of a closed file soon means another one.
      if (closed) throw new Error('The database is closed')
      const line = Buffer.from(`${toLine(changes)}\n`)
      try {
        writeAll(handle, line)
      } catch (error) {
        // Half a line must not stand before the next one.
        ftruncateSync(handle, length)
        throw error
      }
      length += line.length
      rest()
    },
    compactIfLong(root) {
      if (length < limit) return
      try {
        const line = Buffer.from(`${toLine([{ path: [], value: root }])}\n`)
        const next = writeAnew(file, line)
        closeSync(handle)
        handle = next
        length = line.length
        limit = length * 2 + slack
      } catch (error) {
        // All is in the old one still, which grows on; tried again when it has.
        limit = length + slack
        log(`${file} could not be written anew: ${error instanceof Error ? error.message : String(error)}`)
      }
    },
    close() {
      if (closed) return
      closed = true
      clearTimeout(resting)
      fdatasyncSync(handle)
      closeSync(handle)
    },
  }
}

/**
 * Puts a file of one line in the place of another, and gives it, open for more; leaves nothing behind when
 * that fails.
 */
function writeAnew(file: string, line: Buffer): number {
  const fresh = freshOf(file)
  rmSync(fresh, { force: true })
  const next = openSync(fresh, 'ax', 0o600)
  try {
    writeAll(next, line)
    fsyncSync(next)
    renameSync(fresh, file)
    return next
  } catch (error) {
    closeSync(next)
    rmSync(fresh, { force: true })
    throw error
  }
}

const freshOf = (file: string) => `${file}.new`

function toLine(changes: readonly Change[]): string {
  return JSON.stringify(changes.map(({ path, value }) => [path.join('/'), value]))
}

/** A write may take only a part, on a disk that is nearly full. */
function writeAll(handle: number, bytes: Buffer): void {
  for (let written = 0; written < bytes.length;) written += writeSync(handle, bytes, written)
}

function readJournal(file: string, log: (line: string) => void): { root: Tree | null; length: number } {
  if (!existsSync(file)) return { root: null, length: 0 }
  const bytes = readFileSync(file)
  const length = bytes.lastIndexOf('\n') + 1
  const { root, damaged } = replay(bytes.toString('utf8', 0, length).split('\n').slice(0, -1))
  if (damaged.length > 0) {
    const aside = `${file}.damaged-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`
    copyFileSync(file, aside)
    log(`${file} is damaged in line ${damaged.join(', ')}. It is kept as ${aside}; the rest is used.`)
  }
  if (length < bytes.length) truncateSync(file, length)
  return { root, length }
}
