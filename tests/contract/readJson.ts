import { readFileSync } from 'node:fs'

/** The JSON of a file; throws when it is none. A byte order mark is passed over. */
export function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''))
}
