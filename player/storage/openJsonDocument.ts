import { mapInSlices } from '../core/inSlices'
import { basename } from 'node:path'
import type { Json } from '../../authoring/json/Json'
import { keepAside, NotWritten, writeAtomically } from './writeAtomically'
import { readFile } from 'node:fs/promises'
import { findJsonError } from '../../authoring/json/readJson'
import { messageOf } from '../core/messageOf'

/** One document of the player's state: read once, then held in memory, written behind. */
export interface JsonDocument<T extends Json> {
  /**
   * The current value; what the last `save` was given, on disk or still on its way there. Never what the disk
   * has refused.
   */
  value(): T
  /**
   * Takes a new value at once; resolves when it, or a later one, is safe on disk. Rejects when it could not
   * be written, and goes back to what the disk has, unless something else was given meanwhile, which then has
   * its own try.
   */
  save(next: T): Promise<void>
  /** Resolves when nothing is on its way to the disk any more. */
  settled(): Promise<void>
  /** Where somebody else keeps it: takes away what the player keeps of it besides, and nothing else. */
  forget?: () => Promise<void>
}

/** What a document is and where it lives. */
interface DocumentOptions<T extends Json> {
  file: string
  /** The value of a file that holds such a document, or undefined when it holds something else. */
  read: (value: Json) => T | undefined
  defaults: T
  /** Gets one line when a damaged file was put aside. */
  log: (line: string) => void
}

/**
 * Opens a document. A missing file gives the defaults, a damaged one too, after it was moved aside under a
 * name that says so.
 */
export async function openJsonDocument<T extends Json>(
  options: DocumentOptions<T>,
): Promise<JsonDocument<T>> {
  let current = await readOrDefaults(options)
  let onDisk = current
  // Values are counted as they are given: which the disk has, and which went with a write that failed.
  let given = 0
  let kept = 0
  let refused = { upTo: 0, error: undefined as unknown }
  let queue: Promise<void> = Promise.resolve()

  const write = async (number: number) => {
    if (number <= kept) return
    if (number <= refused.upTo) throw refused.error
    const value = current
    const upTo = given
    try {
      await writeAtomically(options.file, await toText(value))
      onDisk = value
      kept = upTo
    } catch (error) {
      if (upTo === given) current = onDisk
      refused = { upTo, error: new NotWritten(error) }
      throw refused.error
    }
  }

  return {
    value: () => current,
    save(next) {
      current = next
      given += 1
      const number = given
      const mine = () => write(number)
      queue = queue.then(mine, mine)
      return queue
    },
    async settled() {
      try {
        await queue
      } catch {
        // Whoever saved was told.
      }
    },
  }
}

const whole = (part: Json): string => JSON.stringify(part, null, 2)

/**
 * A list is written entry by entry, as it may be a queue of 50,000, with everything else having its turn in
 * between.
 */
async function toText(value: Json): Promise<string> {
  return Array.isArray(value) && value.length > 0
    ? `[\n${(await mapInSlices(value, whole)).join(',\n')}\n]\n`
    : `${whole(value)}\n`
}

async function readOrDefaults<T extends Json>({ file, read, defaults, log }: DocumentOptions<T>): Promise<T> {
  const reading = await readJsonFile(file)
  if (reading.kind === 'missing') return defaults
  const value = reading.kind === 'read' ? read(reading.value) : undefined
  if (value !== undefined) return value
  const reason = reading.kind === 'broken' ? reading.reason : 'not what belongs there'
  const aside = await keepAside(file, 'damaged', new Date())
  log(`${file} is damaged (${reason}). It is kept as ${basename(aside)}; starting with defaults.`)
  return defaults
}

/** What a JSON file held, or why it cannot be used, in words for the console. */
export type JsonReading =
  | { kind: 'read'; value: Json }
  | { kind: 'missing' }
  | { kind: 'broken'; reason: string }

/** Reads a JSON file; a byte order mark is skipped, as devices do. Never throws. */
export async function readJsonFile(file: string): Promise<JsonReading> {
  let text: string
  try {
    text = (await readFile(file, 'utf8')).replace(/^\uFEFF/, '')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return code === 'ENOENT' || code === 'ENOTDIR'
      ? { kind: 'missing' }
      : { kind: 'broken', reason: messageOf(error) }
  }
  try {
    return { kind: 'read', value: JSON.parse(text) }
  } catch {
    const place = findJsonError(text)
    return {
      kind: 'broken',
      reason: place ? `not JSON, line ${place.line}, column ${place.column}` : 'not JSON',
    }
  }
}
