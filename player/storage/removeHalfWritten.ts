import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Deletes what a kill while writing left in a folder (`writeAtomically`): passwords are among what is kept. */
export async function removeHalfWritten(folder: string): Promise<void> {
  const left = (await readdir(folder)).filter((name) => /^\..+\.\d+-\d+\.tmp$/.test(name))
  await Promise.all(left.map((name) => rm(join(folder, name), { force: true })))
}
