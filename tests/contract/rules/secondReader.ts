import { createRequire } from 'node:module'
import { join } from 'node:path'

/** What another program says of one word to a database under rules. */
interface Verdict {
  allowed: boolean
  /** Its reasons, for people. */
  info: string
}

/** A database of the second reader, as somebody. */
export interface SecondDatabase {
  as(auth: object | null): SecondDatabase
  read(path: string, options: { now: number }): Verdict
  write(path: string, value: unknown, options: { now: number }): Verdict
}

/** Who else reads rules, and what it is installed as. */
export const secondReader = 'targaryen@3.1.0'

interface Loaded {
  database(rules: unknown, data: unknown, now: number): SecondDatabase
}

const isReader = (value: unknown): value is Loaded =>
  typeof value === 'object' && value !== null && 'database' in value && typeof value.database === 'function'

/** Loads it from the folder that it was installed in. Throws where it is not there. */
export function loadSecondReader(folder: string): Loaded {
  const loaded: unknown = createRequire(join(folder, 'package.json'))('targaryen')
  if (!isReader(loaded)) throw new Error(`${secondReader} is not what it was`)
  return loaded
}
