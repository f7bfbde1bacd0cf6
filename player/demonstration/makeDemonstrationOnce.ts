import { access } from 'node:fs/promises'
import { makeDemonstration } from './makeDemonstration'

/** Makes the demonstration's music unless its folder is there already; returns whether it did. */
export async function makeDemonstrationOnce(folder: string, log: (line: string) => void): Promise<boolean> {
  try {
    await access(folder)
    return false
  } catch {
    log(`Making some music to begin with, in ${folder}`)
    await makeDemonstration(folder)
    return true
  }
}
