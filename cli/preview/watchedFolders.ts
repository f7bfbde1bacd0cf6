import { stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

/**
 * The folders in which a save can change what is drawn: that of the page and its `i18n`. As long as there is
 * none, the nearest folder above in which it can appear.
 */
export async function watchedFolders(path: string): Promise<string[]> {
  const whole = resolve(path)
  const folder = (await isFolder(whole)) ? whole : dirname(whole)
  const there = await nearestFolder(folder)
  // A file that is replaced by a folder of its name, or the other way round, is seen from above.
  return there === folder ? [folder, join(folder, 'i18n'), dirname(whole)] : [there]
}

async function nearestFolder(folder: string): Promise<string> {
  const above = dirname(folder)
  return above === folder || (await isFolder(folder)) ? folder : nearestFolder(above)
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory()
  } catch {
    return false
  }
}
