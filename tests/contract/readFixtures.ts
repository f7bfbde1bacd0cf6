import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from './readJson'

/** One fixture file. */
export interface Fixture {
  situation: string
  payload: unknown
}

/** The fixtures in a folder of fixtures/, none where it does not exist. */
export function readFixtures(folder: string): Fixture[] {
  const path = join('fixtures', folder)
  if (!existsSync(path)) return []
  return readdirSync(path)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({ situation: file.slice(0, -'.json'.length), payload: readJson(join(path, file)) }))
}
