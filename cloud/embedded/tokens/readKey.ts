import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAtomically } from '../../../player/storage/writeAtomically'

/**
 * The key that every token is signed with; made at the first start, then kept, so that a restart signs nobody
 * out.
 */
export async function readKey(folder: string): Promise<KeyObject> {
  const file = join(folder, 'key')
  const kept = await readFile(file, 'utf8').catch(() => '')
  const key = Buffer.from(kept, 'base64')
  if (key.length === 32) return createSecretKey(key)
  const made = randomBytes(32)
  await writeAtomically(file, made.toString('base64'))
  return createSecretKey(made)
}
