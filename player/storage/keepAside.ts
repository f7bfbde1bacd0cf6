import { access, rename } from 'node:fs/promises'
import { extname } from 'node:path'

/**
 * Moves a file or folder aside, e.g. `settings.json` to `settings.damaged-2025-11-21T06-30-00.json`, never over another one.
 * Returns the new path.
 */
export async function keepAside(path: string, why: string, now: Date): Promise<string> {
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-')
  const ending = extname(path)
  const stem = path.slice(0, path.length - ending.length)
  for (let count = 1; ; count += 1) {
    const aside = `${stem}.${why}-${stamp}${count > 1 ? `-${count}` : ''}${ending}`
    try {
      await access(aside)
    } catch {
      await rename(path, aside)
      return aside
    }
  }
}
