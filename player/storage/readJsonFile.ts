import { readFile } from 'node:fs/promises'
import type { Json } from '../../authoring/json/Json'
import { findJsonError } from '../../authoring/json/readJson'

/** What a JSON file held, or why it cannot be used, in words for the console. */
export type JsonReading =
  { kind: 'read'; value: Json } | { kind: 'missing' } | { kind: 'broken'; reason: string }

/** Reads a JSON file; a byte order mark is skipped, as devices do. Never throws. */
export async function readJsonFile(file: string): Promise<JsonReading> {
  let text: string
  try {
    text = (await readFile(file, 'utf8')).replace(/^\uFEFF/, '')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return code === 'ENOENT' || code === 'ENOTDIR'
      ? { kind: 'missing' }
      : { kind: 'broken', reason: error instanceof Error ? error.message : String(error) }
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
